import { frame } from '#shared/candidate/words/hi.ts'
import { screens } from '../screens/words/hi.ts'
import type { Words } from './en.ts'

export const words: Words = { frame, screens }
