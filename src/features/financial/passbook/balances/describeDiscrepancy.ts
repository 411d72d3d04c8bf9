import { formatInr } from '#shared/platform/lib/numbers/money.ts'
import type { Discrepancy } from './checkBalances.ts'
import type { PassbookRow } from './passbookRows.ts'

export const formatPaise = (paise: number | null): string =>
  formatInr(paise === null ? null : paise / 100)

const rowLabel = ({ row, date, particulars }: PassbookRow): string =>
  `Row ${row} (${[date, particulars].filter((part) => part !== '').join(', ')})`

export function describeDiscrepancy(discrepancy: Discrepancy): string {
  const { row } = discrepancy
  const [read, expected] = [formatPaise(discrepancy.read), formatPaise(discrepancy.expected)]
  switch (discrepancy.kind) {
    case 'balance':
      return `${rowLabel(row)}: the balance was read as ${read}; the rows around it give ${expected}.`
    case 'amount':
      return `${rowLabel(row)} comes to ${expected}, but its balance was read as ${read}.`
    case 'gap':
      return `${row.page} does not continue from ${discrepancy.before.page}: its first balance should be ${expected}, but was read as ${read}. A page may be missing or out of order.`
    default:
      return discrepancy satisfies never
  }
}
