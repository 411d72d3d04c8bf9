import { frame } from '#shared/candidate/words/ta.ts'
import { screens } from '../screens/words/ta.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, screens }
