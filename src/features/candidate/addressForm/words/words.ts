import { createWords } from '#shared/candidate/createWords.tsx'

/** The words of this page: each part's stand in its own folder, and `en.ts` to `gu.ts` put them together. */
export const { WordsProvider, Worded, useWords } = createWords({
  en: async () => (await import('./en.ts')).words,
  hi: async () => (await import('./hi.ts')).words,
  mr: async () => (await import('./mr.ts')).words,
  ta: async () => (await import('./ta.ts')).words,
  te: async () => (await import('./te.ts')).words,
  kn: async () => (await import('./kn.ts')).words,
  bn: async () => (await import('./bn.ts')).words,
  gu: async () => (await import('./gu.ts')).words,
})
