import { frame } from '#shared/candidate/words/ta.ts'
import { steps } from '../steps/words/ta.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, steps }
