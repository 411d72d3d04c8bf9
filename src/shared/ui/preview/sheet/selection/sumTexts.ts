import { formatCount, plural } from '#shared/platform/lib/text/plural.ts'
import { cellCount, type CellRect } from './selection.ts'
import type { CellSum } from './sumCells.ts'

/** '12,34,567.00'; '' where nothing can be summed. */
export const formatSum = ({ sum, numberCount, decimals }: CellSum): string =>
  numberCount === 0
    ? ''
    : new Intl.NumberFormat('en-IN', {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      }).format(sum)

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

/** '12 cells, 9 filled, 8 numbers' */
export function describeSelectedCells(rect: CellRect, sum: CellSum | null): string {
  const count = cellCount(rect)
  const cells = plural(count, 'cell')
  if (sum === null) return cells
  const filled = sum.filledCount === count ? [] : [`${formatCount(sum.filledCount)} filled`]
  return [cells, ...filled, plural(sum.numberCount, 'number')].join(', ')
}
