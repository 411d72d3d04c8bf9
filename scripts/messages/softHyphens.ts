/** Languages in whose long words a browser without a dictionary breaks a line inside a syllable, and their virama. */
const VIRAMAS: Readonly<Record<string, string>> = { kn: '\u0ccd', ta: '\u0bcd', te: '\u0c4d' }

const SOFT_HYPHEN = '\u00ad'
const NON_JOINER = '\u200c'
/** Of the scripts Tamil, Telugu and Kannada. */
const WORD = /[\u0b80-\u0cff\u200c\u200d]+/g

/** In letters with their signs: a shorter word fits into a line of a small phone with text of 200 %. */
const LONG_WORD = 8
/** Syllables that stay together at both ends of a word. */
const MIN_PART = 2

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A consonant with a virama belongs to the next consonant in Kannada and Telugu, in Tamil to the syllable before. */
function syllablesOf(letters: readonly string[], tag: string): string[] {
  const virama = VIRAMAS[tag] ?? ''
  const syllables: string[] = []
  for (const letter of letters) {
    const last = syllables.at(-1)
    const isJoined = tag !== 'ta' && last?.endsWith(virama) === true
    const isEnd = letter.endsWith(virama + NON_JOINER) || (tag === 'ta' && letter.endsWith(virama))
    if (last !== undefined && (isJoined || isEnd)) syllables[syllables.length - 1] = last + letter
    else syllables.push(letter)
  }
  return syllables
}

/** Marks where the long words of a message may be broken: between syllables (WCAG 1.4.4: 200 % text on a small phone). */
export function addSoftHyphens(text: string, tag: string): string {
  if (!(tag in VIRAMAS)) return text
  return text.replaceAll(WORD, (word) => {
    const letters = [...clusters.segment(word)].map(({ segment }) => segment)
    if (letters.length < LONG_WORD) return word
    const syllables = syllablesOf(letters, tag)
    const isBorder = (at: number) => at >= MIN_PART && at <= syllables.length - MIN_PART
    return syllables.map((part, at) => (isBorder(at) ? SOFT_HYPHEN + part : part)).join('')
  })
}
