import { createContext, use, useMemo } from 'react'
import { formatsOf, type Formats } from './formats.ts'
import type { LanguageTag } from './languages.ts'
import { frame, type FrameWords } from './words/en.ts'

/** What the frame of a candidate page needs to know of its language. */
export type CandidateLanguage = {
  /** What the page speaks now. */
  tag: LanguageTag
  /** What was chosen: until its dictionary is there, another one than `tag`. */
  wanted: LanguageTag
  isLost: boolean
  frame: FrameWords
  choose: (tag: LanguageTag) => void
  tryAgain: () => void
  /** Says that a screen is shown. True where another one was before it, so that its heading takes the focus. */
  arriveAt: (screen: string) => boolean
}

const OUTSIDE: CandidateLanguage = {
  tag: 'en',
  wanted: 'en',
  isLost: false,
  frame,
  choose: () => undefined,
  tryAgain: () => undefined,
  arriveAt: () => false,
}

export const CandidateLanguageContext = createContext(OUTSIDE)

export const useCandidateLanguage = (): CandidateLanguage => use(CandidateLanguageContext)

/** Numbers and moments as the shown language writes them. */
export function useFormats(): Formats {
  const { tag } = useCandidateLanguage()
  return useMemo(() => formatsOf(tag), [tag])
}
