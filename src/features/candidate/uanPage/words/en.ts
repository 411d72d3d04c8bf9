import { frame } from '#shared/candidate/words/en.ts'

export const words = { frame }

export type Words = typeof words
