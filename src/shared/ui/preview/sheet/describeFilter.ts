import { formatDay } from '#shared/platform/lib/day.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import type { ColumnKind } from './columnStats.ts'
import type { ColumnFilter } from './sheetQuery.ts'

export type FilterKind = ColumnFilter['kind']

/** The label follows 'Rows whose Narration …'. */
export const FILTERS: Record<FilterKind, { label: string; initial: ColumnFilter }> = {
  contains: { label: 'contains', initial: { kind: 'contains', text: '' } },
  oneOf: { label: 'is one of', initial: { kind: 'oneOf', texts: [] } },
  figures: { label: 'is between', initial: { kind: 'figures', from: '', to: '' } },
  days: { label: 'is between', initial: { kind: 'days', from: '', to: '' } },
  filled: { label: 'is not empty', initial: { kind: 'filled' } },
  empty: { label: 'is empty', initial: { kind: 'empty' } },
}

export const FILTERS_BY_COLUMN_KIND: Record<ColumnKind, readonly FilterKind[]> = {
  texts: ['contains', 'oneOf', 'filled', 'empty'],
  figures: ['figures', 'filled', 'empty'],
  days: ['days', 'filled', 'empty'],
}

/** More texts are counted, not listed. */
const LISTED_TEXTS = 2

/** 'from 1,000', 'contains “neft”', '1 Apr 2026 to 30 Apr 2026' */
export function describeFilter(filter: ColumnFilter): string {
  switch (filter.kind) {
    case 'contains':
      return `contains “${filter.text.trim()}”`
    case 'oneOf':
      return filter.texts.length > LISTED_TEXTS
        ? plural(filter.texts.length, 'value')
        : filter.texts.join(', ')
    case 'figures':
      return describeRange(filter.from.trim(), filter.to.trim())
    case 'days':
      return describeRange(formatDay(filter.from), formatDay(filter.to))
    case 'filled':
      return 'is not empty'
    case 'empty':
      return 'is empty'
    default:
      return filter satisfies never
  }
}

function describeRange(from: string, to: string): string {
  if (to === '') return `from ${from}`
  return from === '' ? `up to ${to}` : `${from} to ${to}`
}
