/** Half of a surrogate pair: outside text may hold one, and no URL can encode it. */
const LONE_SURROGATE = /\p{Surrogate}/u

export const isWellFormed = (text: string): boolean => !LONE_SURROGATE.test(text)

/** A '.' or '..', also encoded: browsers resolve it and would request another path. */
export const hasDotSegment = (path: string): boolean => /(?:^|\/)\.{1,2}(?:\/|$)/.test(path)

/** Replaces each lone surrogate with U+FFFD. */
export const toWellFormed = (text: string): string =>
  text.replaceAll(new RegExp(LONE_SURROGATE, 'gu'), '\uFFFD')
