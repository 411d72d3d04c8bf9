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

/** 'Sum 12,34,567.00', 'Average …', 'Figures 12 of 15 cells'; the sum first, as it is what is looked for. */
export function sumFacts(sum: CellSum): SumFact[] {
  const { figures, decimals } = sum
  const filled = { label: 'Filled', value: formatCount(sum.filled) }
  if (figures === 0) return [filled]
  const average = figure(sum.sum / figures, Math.max(decimals, AVERAGE_DECIMALS))
  return [
    { label: 'Sum', value: figure(sum.sum, decimals) },
    { label: 'Figures', value: formatCount(figures) },
    { label: 'Average', value: average },
    { label: 'Least', value: figure(sum.least, decimals) },
    { label: 'Most', value: figure(sum.most, decimals) },
    filled,
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

/** '12 cells', '3 columns, 1,200 rows': how much is selected. */
export function sizeWords(rect: CellRect): string {
  const rows = rect.toRow - rect.fromRow
  const columns = rect.toColumn - rect.fromColumn
  if (rows === 1 || columns === 1) return plural(cellCount(rect), 'cell')
  return `${plural(rows, 'row')} × ${plural(columns, 'column')}`
}
