import { formatCount, plural } from '#shared/platform/lib/plural.ts'
import { cellCount, type CellRect } from './selection.ts'
import type { CellSum } from './sumCells.ts'

export type SumFact = { label: string; value: string }

function formatFigure(size: number, decimals: number): string {
  return new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  }).format(size)
}

const AVERAGE_DECIMALS = 2

/** 'Sum 12,34,567.00', 'Average …'; the sum first. Empty where nothing can be summed. */
export function sumFacts({ sum, min, max, numberCount, decimals }: CellSum): SumFact[] {
  if (numberCount === 0) return []
  const average = formatFigure(sum / numberCount, Math.max(decimals, AVERAGE_DECIMALS))
  return [
    { label: 'Sum', value: formatFigure(sum, decimals) },
    { label: 'Average', value: average },
    { label: 'Minimum', value: formatFigure(min, decimals) },
    { label: 'Maximum', value: formatFigure(max, decimals) },
  ]
}

/** Why a sum may mislead; '' where it does not. */
export function sumWarning({ textAmountCount, hasTotal, numberCount }: CellSum): string {
  const warnings = [
    hasTotal && numberCount > 0 ? 'a row of totals is included' : '',
    textAmountCount > 0
      ? `${plural(textAmountCount, 'amount is', 'amounts are')} stored as text and not added`
      : '',
  ].filter((warning) => warning !== '')
  return warnings.join('; ')
}

/** '12 cells, 9 filled, 8 figures' */
export function describeSelectedCells(rect: CellRect, sum: CellSum | null): string {
  const count = cellCount(rect)
  const cells = plural(count, 'cell')
  if (sum === null) return cells
  const filled = sum.filledCount === count ? [] : [`${formatCount(sum.filledCount)} filled`]
  return [cells, ...filled, plural(sum.numberCount, 'figure')].join(', ')
}
