import { formatDay, type Day } from '#shared/platform/lib/day.ts'
import { plural } from '#shared/platform/lib/plural.ts'
import type { AccountConduct, ComparedAmount, Comparison } from '../compare/comparison.ts'
import { formatMonth, SECTION_TITLES } from '../model/labels.ts'
import { ALL_ROWS, amount, day, text, type MemoSection, type MemoTable } from './memo.ts'
import type { References } from './references.ts'

/** Of each list of entries, so that the samples fit on four pages. */
const PRINTED_ENTRIES = 5

type Entry = ComparedAmount & { day: Day; narration?: string }

const sum = (entries: readonly ComparedAmount[]): number =>
  entries.reduce((total, { value }) => total + value, 0)

function describeBalance({ balance }: AccountConduct): string {
  if (balance.kind === 'correct') return 'All rows add up'
  if (balance.kind === 'unknown') return 'Cannot be checked'
  return `${plural(balance.count, 'row does', 'rows do')} not add up`
}

export function conductSection(
  { conduct, transfers, unavailable }: Comparison,
  references: References,
): MemoSection {
  const title = SECTION_TITLES.conduct
  if (conduct.length === 0)
    return { title, notes: [unavailable.conduct ?? 'No account statement was read.'], tables: [] }
  const accounts: MemoTable = {
    title: '',
    columns: [
      'Account',
      'Period',
      'Months',
      'Transactions',
      'Months without any',
      'Balances',
      'Average balance (₹)',
      'Returned',
      'Cash deposits (₹)',
    ],
    rows: conduct.map((account) => [
      text(account.account),
      text(`${formatDay(account.from)} to ${formatDay(account.to)}`),
      text(String(account.months.length)),
      text(String(account.transactionCount)),
      text(account.missingMonths.map(formatMonth).join(', ')),
      text(
        describeBalance(account),
        account.balance.kind === 'wrong' ? account.balance.rows.map(references.of) : [],
      ),
      account.average.paise === null ? text('Not known') : amount(account.average.paise),
      text(String(account.returned.length)),
      amount(sum(account.cashDeposits)),
    ]),
    printedRows: ALL_ROWS,
  }
  const entriesTable = (
    name: string,
    printedRows: number,
    entriesOf: (account: AccountConduct) => readonly Entry[],
  ): MemoTable[] => {
    const rows = conduct.flatMap((account) =>
      entriesOf(account).map((entry) => [
        text(account.account),
        day(entry.day),
        text(entry.narration ?? ''),
        amount(entry.value, [references.of(entry)]),
      ]),
    )
    const columns = ['Account', 'Day', 'Narration', 'Amount (₹)']
    return rows.length === 0 ? [] : [{ title: name, columns, rows, printedRows }]
  }
  const own = transfers.map(({ day: on, paise, from, to }) => [
    day(on),
    amount(paise, [references.of(from), references.of(to)]),
  ])
  return {
    title,
    notes: [
      'The average balance is that of the 5th, 10th, 15th, 20th and 25th of each month.',
      ...(transfers.length === 0
        ? []
        : [`${plural(transfers.length, 'transfer')} between own accounts are left out.`]),
    ],
    tables: [
      accounts,
      ...entriesTable('Returned entries', PRINTED_ENTRIES, ({ returned }) => returned),
      ...entriesTable('Cash deposits', PRINTED_ENTRIES, ({ cashDeposits }) => cashDeposits),
      ...entriesTable('Largest credits', PRINTED_ENTRIES, ({ largestCredits }) => largestCredits),
      ...entriesTable('Balances used for the average', 0, ({ average }) => average.parts),
      ...(own.length === 0
        ? []
        : [
            {
              title: 'Transfers between own accounts',
              columns: ['Day', 'Amount (₹)'],
              rows: own,
              printedRows: 0,
            },
          ]),
    ],
  }
}
