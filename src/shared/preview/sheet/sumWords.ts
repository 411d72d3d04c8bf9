import { formatCount, plural } from '#shared/lib/plural.ts'
import { cellCount, type CellRect } from './selection.ts'
import type { CellSum } from './sumCells.ts'

export type SumFact = { label: string; value: string }

/** A figure in Indian grouping with as many decimals as the sheet shows. */
function figure(size: number, decimals: number): string {
  return new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  }).format(size)
}

/** An average is between the figures: two digits behind the point at least. */
const AVERAGE_DECIMALS = 2

/** 'Sum 12,34,567.00', 'Average …'; the sum first, as it is what is looked for. None where nothing can be added up. */
export function sumFacts({ sum, least, most, figures, decimals }: CellSum): SumFact[] {
  if (figures === 0) return []
  const average = figure(sum / figures, Math.max(decimals, AVERAGE_DECIMALS))
  return [
    { label: 'Sum', value: figure(sum, decimals) },
    { label: 'Average', value: average },
    { label: 'Least', value: figure(least, decimals) },
    { label: 'Most', value: figure(most, decimals) },
  ]
}

/** What makes a sum another one than it seems; '' where nothing does. */
export function sumWarning({ written, hasTotal, figures }: CellSum): string {
  const warnings = [
    hasTotal && figures > 0 ? 'a row of totals is counted too' : '',
    written > 0
      ? `${plural(written, 'amount stands', 'amounts stand')} as text and ${written === 1 ? 'is' : 'are'} not added`
      : '',
  ].filter((warning) => warning !== '')
  return warnings.join('; ')
}

/** '12 cells, 9 filled, 8 figures': how much is selected; null until the sum is there. */
export function countWords(rect: CellRect, sum: CellSum | null): string {
  const count = cellCount(rect)
  const cells = plural(count, 'cell')
  if (sum === null) return cells
  const filled = sum.filled === count ? [] : [`${formatCount(sum.filled)} filled`]
  return [cells, ...filled, plural(sum.figures, 'figure')].join(', ')
}
