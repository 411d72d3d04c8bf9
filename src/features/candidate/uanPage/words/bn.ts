import { frame } from '#shared/candidate/words/bn.ts'
import { steps } from '../steps/words/bn.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, steps }
