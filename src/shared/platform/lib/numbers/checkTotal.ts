import { plural } from '../text/plural.ts'
import { toPaise, type Amount } from './amount.ts'
import { formatInr } from './money.ts'

/** `isCorrect` is null where an amount is missing. `difference` is in rupees, never negative. */
export type AmountCheck = { isCorrect: boolean | null; message: string; difference?: number }

type SumTexts = {
  itemNoun: string
  /** 'No gross salary on the slip'. */
  noTotalMessage: string
}

/** Whether amounts add up to their total, to the paisa, with a message that names what is missing. */
export function checkTotal(
  figures: readonly Amount[],
  total: Amount,
  { itemNoun, noTotalMessage }: SumTexts,
): AmountCheck {
  const expected = toPaise(total)
  if (expected === null) return { isCorrect: null, message: noTotalMessage }
  const amounts = figures.map(toPaise)
  const missing = amounts.filter((amount) => amount === null).length
  if (missing > 0)
    return { isCorrect: null, message: `${plural(missing, itemNoun)} without an amount` }
  // An empty list with a total of zero is correct.
  if (figures.length === 0 && expected !== 0)
    return { isCorrect: null, message: `No ${itemNoun}s listed` }
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)
  const countText = plural(figures.length, itemNoun)
  const isOne = figures.length === 1
  return sum === expected
    ? { isCorrect: true, message: `${countText} ${isOne ? 'adds' : 'add'} up` }
    : {
        isCorrect: false,
        message: `${countText} ${isOne ? 'comes' : 'come'} to ${formatInr(sum / 100)}`,
        difference: Math.abs(sum - expected) / 100,
      }
}
