import { frame } from '#shared/candidate/words/kn.ts'
import { steps } from '../steps/words/kn.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, steps }
