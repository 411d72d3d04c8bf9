import { describe, expect, it } from 'vitest'
import { checkBalances } from '#features/financial/passbook/balances/checkBalances.ts'
import { describeDiscrepancy } from '#features/financial/passbook/balances/describeDiscrepancy.ts'
import { parsePassbookRows } from '#features/financial/passbook/balances/passbookRows.ts'

const HEAD = ['No.', 'Date', 'Particulars', 'Debit', 'Credit', 'Balance', 'Page']
type Line = readonly [debit: string, credit: string, balance: string, page?: string]

const sheet = (...lines: Line[]) => [
  ['PASSBOOK'],
  HEAD,
  ...lines.map(([debit, credit, balance, page = 'a.jpg'], index) => [
    String(index + 1),
    `0${index + 1}/04/2026`,
    `LINE ${index + 1}`,
    debit,
    credit,
    balance,
    page,
  ]),
  ['', '', 'Total', '1', '2', '3', ''],
]
const check = (...lines: Line[]) => checkBalances(parsePassbookRows(sheet(...lines)))
const messages = (...lines: Line[]) => check(...lines).discrepancies.map(describeDiscrepancy)

const GOOD: readonly Line[] = [
  ['', '1,000.00', '1,500.10'],
  ['200.05', '', '1,300.05'],
  ['-', '0.95', '1,301.00 Cr'],
  ['2,301.00', '', '1,000.00 Dr'],
]

it('checks from the opening to the closing balance, to the paisa', () => {
  expect(check(...GOOD)).toEqual({
    discrepancies: [],
    checked: 3,
    unchecked: 0,
    opening: 500_10,
    closing: -1_000_00,
    credits: 1_000_95,
    debits: 2_501_05,
  })
})

it('reads a list with the newest line first from its end', () => {
  expect(check(...GOOD.toReversed())).toMatchObject({
    discrepancies: [],
    opening: 500_10,
    checked: 3,
  })
})

it('accepts negative balances', () => {
  expect(check(['', '', '100.00 Dr'], ['50.00', '', '150.00 Dr']).discrepancies).toEqual([])
})

it('reports one misread balance and not the next line', () => {
  expect(
    messages(['', '', '100.00'], ['', '10.00', '710.00'], ['5.00', '', '105.00'], ['5', '', '100']),
  ).toEqual([
    'Row 4 (02/04/2026, LINE 2): the balance was read as 710.00; the rows around it give 110.00.',
  ])
})

it('reports a line whose amount does not lead to its balance', () => {
  expect(messages(['', '', '100.00'], ['', '10.00', '120.00'], ['5.00', '', '115.00'])).toEqual([
    'Row 4 (02/04/2026, LINE 2) comes to 110.00, but its balance was read as 120.00.',
  ])
})

it('reports a page that does not continue the previous one', () => {
  expect(
    messages(['', '', '100.00'], ['', '10.00', '500.00', 'b.jpg'], ['1.00', '', '499.00', 'b.jpg']),
  ).toEqual([
    'b.jpg does not continue from a.jpg: its first balance should be 110.00, but was read as 500.00. A page may be missing or out of order.',
  ])
})

describe('unreadable values', () => {
  it.each<[string, Line]>([
    ['a balance', ['', '10.00', '??']],
    ['an amount', ['l0.oo', '', '90.00']],
  ])('%s leaves only its own line unchecked', (_, line) => {
    expect(check(['', '', '100.00'], line, ['', '', '90.00'])).toMatchObject({
      discrepancies: [],
      unchecked: line[2] === '??' ? 2 : 1,
    })
  })

  it('a sheet without balances has no lines', () => {
    expect(parsePassbookRows([['Front page', 'passbook-front.jpg']])).toEqual([])
  })
})
