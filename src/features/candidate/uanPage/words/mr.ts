import { frame } from '#shared/candidate/words/mr.ts'
import { steps } from '../steps/words/mr.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, steps }
