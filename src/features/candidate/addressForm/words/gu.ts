import { frame } from '#shared/candidate/words/gu.ts'
import { screens } from '../screens/words/gu.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, screens }
