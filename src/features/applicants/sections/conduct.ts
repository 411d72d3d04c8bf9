import { plural } from '#shared/platform/lib/text/plural.ts'
import { formatDay } from '#shared/platform/lib/time/day.ts'
import type { AccountConduct, Counterparty } from '../compare/comparison.ts'
import { formatMonth } from '../model/labels.ts'
import {
  amountOf,
  NO_CONTENT,
  partOf,
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

/** A year of each of two accounts: older months are in the workbook. */
const PRINTED_MONTHS = 24
const PRINTED_PARTIES = 10

export const conduct: SectionDescription = {
  title: 'Account conduct',
  none: 'No account statement was read.',
  describe({ comparison }) {
    const { conduct: accounts, activity } = comparison
    if (accounts.length === 0) return NO_CONTENT
    return {
      tables: [
        accountTable(accounts),
        monthTable(accounts),
        partyTable(activity.counterparties),
        ...transferTables(comparison),
      ],
      sentences: [
        {
          text: 'The average balance is that of the 5th, 10th, 15th, 20th and 25th of each month.',
        },
        {
          text: 'Credits and debits are without own transfers, deposits of the account and returned payments.',
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
      ['Days without any', ({ gaps }) => textOf(gaps.map(formatDays).join(', '))],
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
        'Days below zero',
        ({ overdrawn: { days, parts } }) =>
          days === 0
            ? null
            : {
                kind: 'status',
                tone: 'warning',
                text: plural(days, 'day'),
                parts: parts.map(({ day, ...amount }) => ({ label: '', day, amount })),
              },
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

type AccountMonth = { account: string; summary: AccountConduct['summaries'][number] }

const monthTable = (accounts: readonly AccountConduct[]) =>
  tableOf(
    accounts.flatMap(({ account, summaries }) =>
      summaries.map((summary): AccountMonth => ({ account, summary })),
    ),
    [
      ['Month', ({ summary }) => textOf(formatMonth(summary.month))],
      ['Account', ({ account }) => textOf(accounts.length > 1 ? account : '')],
      [
        'Credits (₹)',
        ({ summary }) => turnoverOf(summary.credits),
        list('Largest credits by month', 0),
      ],
      [
        'Debits (₹)',
        ({ summary }) => turnoverOf(summary.debits),
        list('Largest debits by month', 0),
      ],
      ['Lowest balance (₹)', ({ summary: { lowest } }) => amountOf(lowest)],
      ['Average balance (₹)', ({ summary: { average } }) => sumOf(average)],
      [
        'Returned (₹)',
        ({ summary: { returned } }) =>
          returned.length === 0 ? null : totalOf(returned, 'entry', 'entries'),
        list('Returned by month', 0),
      ],
    ],
    { printedRows: PRINTED_MONTHS, bars: ['Credits (₹)', 'Debits (₹)', 'Lowest balance (₹)'] },
  )

const partyTable = (parties: readonly Counterparty[]) =>
  tableOf(
    parties,
    [
      ['Counterparty', ({ party }) => textOf(party)],
      [
        'Received from (₹)',
        ({ credits }) => turnoverOf(credits),
        list('Largest amounts received by counterparty', 0),
      ],
      [
        'Paid to (₹)',
        ({ debits }) => turnoverOf(debits),
        list('Largest amounts paid by counterparty', 0),
      ],
    ],
    { printedRows: PRINTED_PARTIES },
  )

/** Opens its largest entries. */
const turnoverOf = ({ paise, count, parts }: AccountMonth['summary']['credits']): Cell =>
  count === 0 ? null : sumOf(paise, parts.map(partOf), plural(count, 'entry', 'entries'))

const formatDays = ({ from, to }: AccountConduct['gaps'][number]): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`

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
