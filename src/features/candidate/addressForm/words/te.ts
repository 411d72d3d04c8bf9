import { frame } from '#shared/candidate/words/te.ts'
import { screens } from '../screens/words/te.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, screens }
