import { frame } from '#shared/candidate/words/hi.ts'
import { steps } from '../steps/words/hi.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, steps }
