import { frame } from '#shared/candidate/words/en.ts'
import { screens } from '../screens/words/en.ts'

export const words = { frame, screens }

export type Words = typeof words
