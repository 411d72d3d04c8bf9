import { describe, expect, it } from 'vitest'
import {
  entriesOfSheets,
  readTexts,
  type Entry,
} from '#features/financial/bankStatement/output/months/entries.ts'
import {
  entriesOf,
  FIGURES,
  totalOf,
  monthOf,
  monthsUpTo,
} from '#features/financial/bankStatement/output/months/figures.ts'
import { findLayouts, type Rows } from '#shared/kits/facts/statement/layout.ts'

const ROWS = [
  ['Account 1'],
  ['Txn Date', 'Particulars', 'Withdrawal Amt', 'Deposit Amt', 'Balance'],
  ['01/04/2026', 'SALARY', '', '1,68,950.00', '2,55,370.15'],
  ['02-Apr-2026', 'RENT', '-21,500.00', '', '2,33,870.15'],
  ['28/04/2026', 'INTEREST', '0.00', '1,182.35', '2,35,052.50'],
  ['01/05/2026', 'SALARY', '', '1,68,950.00', '4,04,002.50'],
  ['Total', '', '21,500.00', '3,39,082.35', ''],
]

/** In blocks of two rows. */
function read(...sheets: readonly Rows[]): Entry[] {
  const layouts = findLayouts(sheets)
  return entriesOfSheets(
    sheets.flatMap((rows, at) => {
      const layout = layouts[at] ?? null
      if (layout === null) return []
      const reader = readTexts(layout)
      for (let from = 0; from < rows.length; from += 2) reader.add(rows.slice(from, from + 2), from)
      return [{ name: `Sheet${at + 1}`, raw: reader.result() }]
    }),
  )
}

it('parses the entries below their header row with their row numbers', () => {
  expect(read(ROWS).map(({ row, day, narration }) => [row, day, narration])).toEqual([
    [3, '2026-04-01', 'SALARY'],
    [4, '2026-04-02', 'RENT'],
    [5, '2026-04-28', 'INTEREST'],
    [6, '2026-05-01', 'SALARY'],
  ])
})

it.each<[string, Rows]>([
  [
    'one signed column',
    [
      ['Date', 'Narration', 'Debit/Credit', 'Balance'],
      ['01/04/2026', 'SALARY', '62,000.00', '72,000.00'],
      ['02/04/2026', 'RENT', '-21,500.00', '50,500.00'],
    ],
  ],
  [
    'Dr or Cr behind the amount, the headings in two rows',
    [
      ['Transaction', 'Particulars', 'Amount', 'Balance'],
      ['Date', '', '(INR)', '(INR)'],
      ['01/04/2026', 'SALARY', '62,000.00 Cr', '72,000.00'],
      ['02/04/2026', 'RENT', '21,500.00 Dr', '50,500.00'],
    ],
  ],
])('reads %s', (_, rows) => {
  expect(read(rows).map(({ credits, debits }) => [credits, debits])).toEqual([
    [62_000, null],
    [null, 21_500],
  ])
})

it('reads a sheet for each month, and what one repeats of another once', () => {
  const header = ['Date', 'Narration', 'Debit', 'Credit', 'Balance']
  const salary = ['01/05/2026', 'SALARY', '', '62,000.00', '1,12,500.00']
  const entries = read(
    [header, ['02/04/2026', 'RENT', '21,500.00', '', '50,500.00'], salary],
    [header, salary, ['02/05/2026', 'RENT', '21,500.00', '', '91,000.00']],
  )
  expect(entries.map(({ sheet, row, day }) => [sheet, row, day])).toEqual([
    ['Sheet1', 2, '2026-04-02'],
    ['Sheet1', 3, '2026-05-01'],
    ['Sheet2', 3, '2026-05-02'],
  ])
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
