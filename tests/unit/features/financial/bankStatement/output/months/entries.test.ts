import { describe, expect, it } from 'vitest'
import {
  parseEntries,
  type Entry,
} from '#features/financial/bankStatement/output/months/entries.ts'
import {
  entriesOf,
  FIGURES,
  totalOf,
  monthOf,
  monthsUpTo,
} from '#features/financial/bankStatement/output/months/figures.ts'
import { findEntryColumns, type Rows } from '#shared/kits/facts/entryColumns.ts'

const ROWS = [
  ['Account 1'],
  ['Txn Date', 'Particulars', 'Withdrawal Amt', 'Deposit Amt', 'Balance'],
  ['01/04/2026', 'SALARY', '', '1,68,950.00', '2,55,370.15'],
  ['02-Apr-2026', 'RENT', '-21,500.00', '', '2,33,870.15'],
  ['28/04/2026', 'INTEREST', '0.00', '1,182.35', '2,35,052.50'],
  ['01/05/2026', 'SALARY', '', '1,68,950.00', '4,04,002.50'],
  ['Total', '', '21,500.00', '3,39,082.35', ''],
]

function read(rows: Rows): Entry[] {
  const head = findEntryColumns(rows)
  return head === null ? [] : parseEntries(rows, head)
}

it('parses the entries below their header row with their row numbers', () => {
  expect(read(ROWS).map(({ row, day, narration }) => [row, day, narration])).toEqual([
    [3, '2026-04-01', 'SALARY'],
    [4, '2026-04-02', 'RENT'],
    [5, '2026-04-28', 'INTEREST'],
    [6, '2026-05-01', 'SALARY'],
  ])
})

it('parses a list in parts as it does at once', () => {
  const head = findEntryColumns(ROWS)
  if (head === null) throw new Error('no heading row')
  const pieces = [2, 4, 6].flatMap((from) => parseEntries(ROWS.slice(from, from + 2), head, from))
  expect(pieces).toEqual(read(ROWS))
})

it.each([
  ['a summary', [['Month', 'Opening Balance', 'Total Credits', 'Total Debits', 'Closing Balance']]],
  ['counts', [['Date', 'Narration', 'No. of Credits', 'No. of Debits']]],
  ['nothing', []],
])('finds none in %s', (_name, rows) => {
  expect(read(rows)).toEqual([])
})

describe('sum', () => {
  it.each([
    ['credits', [3, 5], 170_132.35],
    ['debits', [4], 21_500],
  ] as const)('of %s has its rows and their total', (figure, rows, total) => {
    const entries = entriesOf(read(ROWS), 'Apr 2026', figure)
    expect(entries.map(({ row }) => row)).toEqual(rows)
    expect(totalOf(entries, figure)).toBe(total)
  })

  it('of an unreadable month has no rows', () => {
    expect(entriesOf(read(ROWS), 'Total', 'credits')).toEqual([])
  })
})

it('an average has the rows of its three months', () => {
  expect(FIGURES.averageCredits.months).toBe(3)
  expect(entriesOf(read(ROWS), 'Jun 2026', 'averageCredits').map(({ row }) => row)).toEqual([
    3, 5, 6,
  ])
})

it.each([
  ['Apr 2026', '2026-04'],
  ['April-2026', '2026-04'],
  ["Apr'26", '2026-04'],
  ['Apr-26', '2026-04'],
  ['04/2026', '2026-04'],
  ['2026-04', '2026-04'],
  ['Average', null],
  ['', null],
])('the label %s is the month %s', (label, month) => {
  expect(monthOf(label)).toBe(month)
})

it.each([
  ['2026-06', 3, ['2026-04', '2026-05', '2026-06']],
  ['2026-01', 3, ['2025-11', '2025-12', '2026-01']],
  ['2026-12', 1, ['2026-12']],
])('up to %s, %i months: %s', (month, count, months) => {
  expect(monthsUpTo(month, count)).toEqual(months)
})
