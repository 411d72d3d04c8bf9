import { NORMALISING_RULES } from './normalisingRules.ts'
import { LEGAL_FORMS, wordsOf } from './spellings.ts'

/** They tell no employer from another. */
const FILLERS: ReadonlySet<string> = new Set([...LEGAL_FORMS, 'COMPANY', 'AND', 'THE', 'OF'])
/** A narration cuts long names: two words and this many letters are enough. */
const MIN_CUT_LETTERS = 10
const MIN_CUT_WORD = 3

/** The words of an employer's name that its narrations repeat. */
export function employerWords(employer: string): readonly string[] {
  const { case: upper, honorifics, punctuation, shortForms } = NORMALISING_RULES
  const text = [upper, honorifics, punctuation, shortForms].reduce(
    (normalised, rule) => rule.normalise(normalised),
    employer,
  )
  return wordsOf(text).filter((word) => !FILLERS.has(word))
}

const NO_LETTER_OR_DIGIT = /[^\p{L}\p{M}\p{N}]+/u

/** Whether a narration names the employer: all words in order, or the first ones where the name is cut. */
export function namesEmployer(narration: string, words: readonly string[]): boolean {
  const [first] = words
  if (first === undefined || first.length < MIN_CUT_WORD) return false
  const upper = narration.toUpperCase()
  if (!upper.includes(first)) return false
  const narrationWords = upper.split(NO_LETTER_OR_DIGIT).filter((word) => !FILLERS.has(word))
  return narrationWords.some((word, at) => word === first && namesFrom(narrationWords, at, words))
}

function namesFrom(narration: readonly string[], from: number, words: readonly string[]): boolean {
  let [matched, letters] = [0, 0]
  for (const [at, word] of words.entries()) {
    const found = narration[from + at] ?? ''
    const isCut = found.length >= MIN_CUT_WORD && word.startsWith(found)
    if (found !== word && !isCut) break
    matched += 1
    letters += found.length
    if (found !== word) break
  }
  return (
    (matched === words.length && letters === words.join('').length) ||
    (matched > 1 && letters >= MIN_CUT_LETTERS)
  )
}
