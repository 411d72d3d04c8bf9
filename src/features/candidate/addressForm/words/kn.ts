import { frame } from '#shared/candidate/words/kn.ts'
import { screens } from '../screens/words/kn.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, screens }
