import type { LanguageTag } from './languages.ts'
import { frame as english, type FrameWords } from './words/en.ts'

/** The frame's words of each language, alone: what a first screen needs of it. English comes with the page. */
export const FRAMES: Readonly<Record<LanguageTag, () => Promise<FrameWords>>> = {
  en: async () => english,
  hi: async () => (await import('./words/hi.ts')).frame,
  mr: async () => (await import('./words/mr.ts')).frame,
  ta: async () => (await import('./words/ta.ts')).frame,
  te: async () => (await import('./words/te.ts')).frame,
  kn: async () => (await import('./words/kn.ts')).frame,
  bn: async () => (await import('./words/bn.ts')).frame,
  gu: async () => (await import('./words/gu.ts')).frame,
}
