import { frame } from '#shared/candidate/words/en.ts'
import { steps } from '../steps/words/en.ts'

export const words = { frame, steps }

export type Words = typeof words
