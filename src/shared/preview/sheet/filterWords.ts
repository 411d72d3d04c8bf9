import { assertNever } from '#shared/lib/assertNever.ts'
import { formatDay } from '#shared/lib/day.ts'
import { plural } from '#shared/lib/plural.ts'
import type { ColumnKind } from './columnFacts.ts'
import type { ColumnFilter } from './sheetQuestion.ts'

export type FilterKind = ColumnFilter['kind']

/** What each asks of a cell, as the sentence 'Rows whose Narration …' goes on; and what it begins with. */
export const FILTERS: Record<FilterKind, { label: string; begin: ColumnFilter }> = {
  holds: { label: 'holds', begin: { kind: 'holds', text: '' } },
  oneOf: { label: 'is one of', begin: { kind: 'oneOf', texts: [] } },
  figures: { label: 'is between', begin: { kind: 'figures', from: '', to: '' } },
  days: { label: 'is between', begin: { kind: 'days', from: '', to: '' } },
  filled: { label: 'is not empty', begin: { kind: 'filled' } },
  empty: { label: 'is empty', begin: { kind: 'empty' } },
}

/** What can be asked of a column, the likeliest first. */
export const FILTERS_OF: Record<ColumnKind, readonly FilterKind[]> = {
  words: ['holds', 'oneOf', 'filled', 'empty'],
  figures: ['figures', 'filled', 'empty'],
  days: ['days', 'filled', 'empty'],
}

/** More texts than these are counted, not listed. */
const LISTED_TEXTS = 2

/** A filter as its chip says it: 'from 1,000', 'holds “neft”', '1 Apr 2026 to 30 Apr 2026'. */
export function filterWords(filter: ColumnFilter): string {
  switch (filter.kind) {
    case 'holds':
      return `holds “${filter.text.trim()}”`
    case 'oneOf':
      return filter.texts.length > LISTED_TEXTS
        ? plural(filter.texts.length, 'value')
        : filter.texts.join(', ')
    case 'figures':
      return rangeWords(filter.from.trim(), filter.to.trim())
    case 'days':
      return rangeWords(formatDay(filter.from), formatDay(filter.to))
    case 'filled':
      return 'is not empty'
    case 'empty':
      return 'is empty'
    default:
      return assertNever(filter)
  }
}

function rangeWords(from: string, to: string): string {
  if (to === '') return `from ${from}`
  return from === '' ? `up to ${to}` : `${from} to ${to}`
}
