import { findTyped } from '#shared/preview/findText.ts'

/** A value of a result as a search sees it. */
export type ResultValue = {
  /** Its own within the result: two values may read the same. */
  place: string
  /** Which of the result's records (payslips of a file) it belongs to, from 0. */
  record: number
  label: string
  /** As it is shown. */
  text: string
}

export type ResultSearch = {
  typed: string
  /** The values whose label or text has what was typed, in the order of the result. */
  hits: readonly ResultValue[]
  /** Index of the one that is looked at. */
  at: number
}

export const NOTHING_TYPED: ResultSearch = { typed: '', hits: [], at: 0 }

/** What is typed is looked for from the record that is shown, and round. */
export function searched(
  values: readonly ResultValue[],
  typed: string,
  shown: number,
): ResultSearch {
  if (typed.trim() === '') return NOTHING_TYPED
  const hits = values.filter(({ label, text }) => has(text, typed) || has(label, typed))
  const onward = hits.findIndex(({ record }) => record >= shown)
  return { typed, hits, at: Math.max(0, onward) }
}

/** The hit after or before, and round. */
export function stepped(search: ResultSearch, by: 1 | -1): ResultSearch {
  const count = search.hits.length
  return count === 0 ? search : { ...search, at: (search.at + by + count) % count }
}

/** '3 of 14', 'No match'; nothing where nothing is typed. */
export function countWords({ typed, hits, at }: ResultSearch): string {
  if (typed.trim() === '') return ''
  return hits.length === 0 ? 'No match' : `${at + 1} of ${hits.length}`
}

/** As in a document: whatever its case, dashes and blanks, an amount in any grouping. */
const has = (source: string, typed: string): boolean => findTyped(source, typed).length > 0
