import { frame } from '#shared/candidate/words/gu.ts'
import { steps } from '../steps/words/gu.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, steps }
