const LATIN = /\p{Script=Latin}/u
const OTHER_LETTERS = /(?!\p{Script=Latin})\p{L}[\p{L}\p{M}]*/gu
/** Of the languages in which Indian documents are printed. */
const SCRIPTS: readonly (readonly [name: string, letter: RegExp])[] = [
  ['Latin', LATIN],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Telugu', /\p{Script=Telugu}/u],
  ['Kannada', /\p{Script=Kannada}/u],
  ['Malayalam', /\p{Script=Malayalam}/u],
  ['Gujarati', /\p{Script=Gujarati}/u],
  ['Gurmukhi', /\p{Script=Gurmukhi}/u],
  ['Oriya', /\p{Script=Oriya}/u],
  ['Arabic', /\p{Script=Arabic}/u],
]

/** The script of a text; Latin where it has several. Null without letters. */
export const scriptOf = (text: string): string | null =>
  SCRIPTS.find(([, letter]) => letter.test(text))?.[0] ?? (/\p{L}/u.test(text) ? 'other' : null)

export const hasSeveralScripts = (text: string): boolean =>
  LATIN.test(text) && text.search(OTHER_LETTERS) !== -1

/** Only its Latin words. */
export const withoutOtherScripts = (text: string): string =>
  text.replaceAll(OTHER_LETTERS, ' ').trim()

/** Texts in two scripts cannot be compared. */
export const areComparable = (a: string, b: string): boolean => {
  const [script, other] = [scriptOf(a), scriptOf(b)]
  return script === null || other === null || script === other
}
