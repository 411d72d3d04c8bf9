import type { FindOutcome, FoundValue } from './useSourceSearch.ts'

/** What became of a click on a value, in a sentence for the sticky bar. */
export function foundSentence(
  { label, text, inPicture = false }: FoundValue,
  outcome: FindOutcome,
): string {
  if (inPicture) return `A picture has no text to search: look for ${text} by eye.`
  if (outcome === null) return `Looking for ${label}…`
  if (outcome.tooSlow === true) return `The file takes too long to search: look for ${text} by eye.`
  if (!outcome.found)
    return `${label} is not in the file's text. If it is a scan, look for ${text} by eye.`
  return outcome.page === null ? `${label} found` : `${label} found on page ${outcome.page}`
}
