import { frame } from '#shared/candidate/words/bn.ts'
import { screens } from '../screens/words/bn.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, screens }
