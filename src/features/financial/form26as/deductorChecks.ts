import { checkTotal, type AmountCheck } from '#shared/platform/lib/numbers/checkTotal.ts'
import type { Deductor, TaxStatement } from './contract.ts'

type DeductorChecks = { credit: AmountCheck; tax: AmountCheck }

/** Credits against TotalCredit and taxes against TotalTax, to the paisa. */
export function checkDeductor({ entries, totalCredit, totalTax }: Deductor): DeductorChecks {
  return {
    credit: checkTotal(
      entries.map(({ credit }) => credit),
      totalCredit,
      { itemNoun: 'credit', noTotalMessage: 'No total credit on the statement' },
    ),
    tax: checkTotal(
      entries.map(({ tax }) => tax),
      totalTax,
      { itemNoun: 'tax amount', noTotalMessage: 'No total tax on the statement' },
    ),
  }
}

/** `isCorrect` is null where nothing is wrong but something is missing. */
export function checkStatement({ deductors }: TaxStatement): AmountCheck {
  const checks = deductors
    .map(checkDeductor)
    .map(({ credit, tax }) => [credit.isCorrect, tax.isCorrect])
  const incorrectCount = checks.filter((pair) => pair.includes(false)).length
  const uncheckedCount = checks.filter((pair) => pair.includes(null)).length
  if (deductors.length === 0) return { isCorrect: null, message: 'No deductors listed' }
  if (incorrectCount > 0)
    return {
      isCorrect: false,
      message: `${formatCount(incorrectCount, deductors.length)} not add up`,
    }
  if (uncheckedCount > 0)
    return {
      isCorrect: null,
      message: `${formatCount(uncheckedCount, deductors.length)} not have all figures`,
    }
  return { isCorrect: true, message: 'All totals add up' }
}

function formatCount(count: number, total: number): string {
  return `${count} of ${total} ${total === 1 ? 'deductor' : 'deductors'} ${count === 1 ? 'does' : 'do'}`
}
