import { formatInr } from '#shared/lib/money.ts'
import type { Finding } from './checkBalances.ts'
import type { PassbookRow } from './passbookRows.ts'

export const inRupees = (paise: number | null): string =>
  formatInr(paise === null ? null : paise / 100)

const nameOf = ({ row, date, particulars }: PassbookRow): string =>
  `Row ${row} (${[date, particulars].filter((part) => part !== '').join(', ')})`

/** What does not add up, in a sentence that says where to look. */
export function findingWords(finding: Finding): string {
  const { line } = finding
  const [read, expected] = [inRupees(finding.read), inRupees(finding.expected)]
  switch (finding.kind) {
    case 'balance':
      return `${nameOf(line)}: the balance was read as ${read}; the rows around it come to ${expected}.`
    case 'amount':
      return `${nameOf(line)} comes to ${expected}, but its balance was read as ${read}.`
    case 'gap':
      return `${line.page} does not go on where ${finding.before.page} ends: its first row comes to ${expected}, and reads ${read}. A page may be missing, or they were sent in another order.`
    default:
      return finding satisfies never
  }
}
