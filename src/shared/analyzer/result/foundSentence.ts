import type { FindOutcome } from './useFindInSource.ts'

/** A value of a result that was clicked, as it is shown. */
export type FoundValue = {
  label: string
  text: string
  /** What is copied where that is not the text as shown (a number without its blanks). */
  copies?: string
  /** The source is a picture, which has no text to search. */
  inPicture?: boolean
}

/** What became of a click on a value, in a sentence for the sticky bar. */
export function foundSentence(
  { label, text, inPicture = false }: FoundValue,
  outcome: FindOutcome,
): string {
  if (inPicture) return `A picture has no text to search: look for ${text} by eye.`
  if (outcome === null) return `Looking for ${label}…`
  if (!outcome.found)
    return `${label} is not in the file's text. If it is a scan, look for ${text} by eye.`
  return outcome.page === null ? `${label} found` : `${label} found on page ${outcome.page}`
}
