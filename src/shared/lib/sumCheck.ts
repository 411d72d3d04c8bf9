import { paiseOf, type Figure } from './figure.ts'
import { formatInr } from './money.ts'
import { plural } from './plural.ts'

/** One check of figures. `holds` is null where a figure is missing and nothing can be said. */
export type FigureCheck = { holds: boolean | null; says: string }

type SumWords = {
  /** One of the figures: 'earning'. */
  one: string
  /** Said when the total is missing: 'No gross salary on the slip'. */
  noTotal: string
}

/** Whether figures come to their total, to the paisa, in a sentence that tells what is missing. */
export function checkSum(
  figures: readonly Figure[],
  total: Figure,
  { one, noTotal }: SumWords,
): FigureCheck {
  const expected = paiseOf(total)
  if (expected === null) return { holds: null, says: noTotal }
  const amounts = figures.map(paiseOf)
  const missing = amounts.filter((amount) => amount === null).length
  if (missing > 0) return { holds: null, says: `${plural(missing, one)} without an amount` }
  // What lists none and totals none is right.
  if (figures.length === 0 && expected !== 0) return { holds: null, says: `No ${one}s listed` }
  const sum = amounts.reduce<number>((whole, amount) => whole + (amount ?? 0), 0)
  const counted = plural(figures.length, one)
  const isOne = figures.length === 1
  return sum === expected
    ? { holds: true, says: `${counted} ${isOne ? 'adds' : 'add'} up` }
    : { holds: false, says: `${counted} ${isOne ? 'comes' : 'come'} to ${formatInr(sum / 100)}` }
}
