import { formatDay } from '#shared/platform/lib/day.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import type { AccountConduct } from '../compare/comparison.ts'
import { formatMonth } from '../model/labels.ts'
import {
  NO_CONTENT,
  sumOf,
  tableOf,
  textOf,
  totalOf,
  type Cell,
  type SectionDescription,
} from './section.ts'
import { transferTables } from './transfers.ts'

/** Of each list of entries, so that the samples fit on four pages. */
const PRINTED_ENTRIES = 5

export const conduct: SectionDescription = {
  title: 'Account conduct',
  none: 'No account statement was read.',
  describe({ comparison }) {
    const { conduct: accounts } = comparison
    if (accounts.length === 0) return NO_CONTENT
    return {
      tables: [accountTable(accounts), ...transferTables(comparison)],
      sentences: [
        {
          text: 'The average balance is that of the 5th, 10th, 15th, 20th and 25th of each month.',
        },
      ],
    }
  },
}

const list = (title: string, printedRows: number = PRINTED_ENTRIES) => ({ title, printedRows })

const accountTable = (accounts: readonly AccountConduct[]) =>
  tableOf(
    accounts,
    [
      ['Account', ({ account }) => textOf(account)],
      ['Period', ({ from, to }) => textOf(`${formatDay(from)} to ${formatDay(to)}`)],
      ['Months', ({ months }) => textOf(String(months.length))],
      ['Transactions', ({ transactionCount }) => textOf(String(transactionCount))],
      [
        'Months without any',
        ({ missingMonths }) => textOf(missingMonths.map(formatMonth).join(', ')),
      ],
      ['Balances', ({ balance }) => toStatus(balance)],
      [
        'Average balance (₹)',
        ({ average: { paise, parts } }) =>
          sumOf(
            paise,
            parts.map(({ day, ...amount }) => ({ label: '', day, amount })),
          ),
        list('Balances used for the average', 0),
      ],
      [
        'Returned (₹)',
        ({ returned }) => totalOf(returned, 'entry', 'entries'),
        list('Returned entries'),
      ],
      [
        'Cash deposits (₹)',
        ({ cashDeposits }) => totalOf(cashDeposits, 'deposit', 'deposits'),
        list('Cash deposits'),
      ],
      [
        'Largest credits (₹)',
        ({ largestCredits }) => totalOf(largestCredits, 'credit', 'credits'),
        list('Largest credits'),
      ],
    ],
    { layout: 'facts' },
  )

function toStatus(balance: AccountConduct['balance']): Cell {
  switch (balance.kind) {
    case 'correct':
      return { kind: 'status', tone: 'success', text: 'All rows add up' }
    case 'unknown':
      return { kind: 'status', tone: 'neutral', text: 'Cannot be checked' }
    case 'wrong':
      return {
        kind: 'status',
        tone: 'danger',
        text: `${plural(balance.count, 'row does', 'rows do')} not add up`,
        parts: balance.rows.map((amount, at) => ({ label: `Balance ${at + 1}`, amount })),
      }
    default:
      return balance satisfies never
  }
}
