import { findTyped } from '#shared/ui/preview/pdf/find/findText.ts'

export type ResultValue = {
  /** Unique within the result, because two values may have the same text. */
  id: string
  /** Zero-based index of its record, such as a payslip of a file. */
  record: number
  label: string
  text: string
}

export type ResultSearch = {
  typed: string
  matches: readonly ResultValue[]
  currentIndex: number
}

export const EMPTY_SEARCH: ResultSearch = { typed: '', matches: [], currentIndex: 0 }

/** Searches from the current record on, wrapping around. */
export function searchValues(
  values: readonly ResultValue[],
  typed: string,
  shown: number,
): ResultSearch {
  if (typed.trim() === '') return EMPTY_SEARCH
  const matches = values.filter(
    ({ label, text }) => containsText(text, typed) || containsText(label, typed),
  )
  const onward = matches.findIndex(({ record }) => record >= shown)
  return { typed, matches, currentIndex: Math.max(0, onward) }
}

/** The next or previous match, wrapping around. */
export function moveToMatch(search: ResultSearch, step: 1 | -1): ResultSearch {
  const count = search.matches.length
  return count === 0
    ? search
    : { ...search, currentIndex: (search.currentIndex + step + count) % count }
}

/** '3 of 14', 'No match'; empty without a search text. */
export function describeMatchCount({ typed, matches, currentIndex }: ResultSearch): string {
  if (typed.trim() === '') return ''
  return matches.length === 0 ? 'No match' : `${currentIndex + 1} of ${matches.length}`
}

/** Ignores case, dashes, spaces and grouping, as a document search does. */
const containsText = (source: string, typed: string): boolean => findTyped(source, typed).length > 0
