/** Half of a surrogate pair: text from outside may hold one, and no address can carry it. */
const LONE_SURROGATE = /\p{Surrogate}/u

export const isWellFormed = (text: string): boolean => !LONE_SURROGATE.test(text)

/** Whether a path has a segment '.' or '..', which every browser resolves, also encoded, so that another path is asked for. */
export const hasDotSegment = (path: string): boolean => /(?:^|\/)\.{1,2}(?:\/|$)/.test(path)

/** The text with the sign for what cannot be shown in place of each half. */
export const toWellFormed = (text: string): string =>
  text.replaceAll(new RegExp(LONE_SURROGATE, 'gu'), '\uFFFD')
