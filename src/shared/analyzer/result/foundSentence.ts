import { cutName } from '#shared/lib/fileName.ts'
import type { Unsearchable } from '#shared/preview/viewerProps.ts'
import type { FindOutcome } from './sourceSearch.ts'
import type { FoundValue } from './useSourceSearch.ts'

type Sentence = (value: FoundValue, file: string) => string

/** Why a source could not be searched, and what the reader can do. `file` is its name, or 'The file' of a single one. */
const UNSEARCHABLE: Record<Unsearchable, Sentence> = {
  locked: ({ label }, file) =>
    `${file} needs its password. Enter it, and the search for ${label} goes on.`,
  noViewer: ({ label }, file) =>
    `${file} could not be opened without a connection. Try again there, and the search for ${label} goes on.`,
  gone: ({ label }, file) =>
    `${file} is no longer in this browser, so ${label} cannot be looked for.`,
  damaged: ({ label }, file) => `${file} cannot be shown, so ${label} cannot be looked for.`,
  tooSlow: ({ text }, file) => `${file} takes too long to search: look for ${text} by eye.`,
  unread: ({ text }, file) => `${file} could not be searched whole: look for ${text} by eye.`,
  noText: ({ text }, file) => `${file} has no text to search: look for ${text} by eye.`,
}

/** What became of a click on a value, in a sentence for the sticky bar. */
export function foundSentence(value: FoundValue, outcome: FindOutcome): string {
  const { label, text, says, isSum = false } = value
  if (says !== undefined) return says
  if (outcome === null) return `Looking for ${label}…`
  const file = outcome.file === undefined ? undefined : cutName(outcome.file)
  if (outcome.found) {
    const where = outcome.page === null ? '' : ` on page ${outcome.page}`
    return `${label} found${where}${file === undefined ? '' : ` of ${file}`}`
  }
  if (isSum && (outcome.why === undefined || outcome.why === 'noText'))
    return `${label} is a sum and is not printed in the file: the rows that it sums are shown.`
  if (outcome.why !== undefined) return UNSEARCHABLE[outcome.why](value, file ?? 'The file')
  return `${label} is not in the file's text. If it is a scan, look for ${text} by eye.`
}
