import { frame } from '#shared/candidate/words/te.ts'
import { steps } from '../steps/words/te.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, steps }
