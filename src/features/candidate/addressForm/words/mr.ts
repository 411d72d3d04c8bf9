import { frame } from '#shared/candidate/words/mr.ts'
import { screens } from '../screens/words/mr.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, screens }
