import { expect, it } from 'vitest'
import { utils } from 'xlsx'
import { copyCells } from '#shared/ui/preview/sheet/selection/copyCells.ts'
import { sumCells } from '#shared/ui/preview/sheet/selection/sumCells.ts'
import {
  describeSelectedCells,
  formatSum,
  sumWarning,
} from '#shared/ui/preview/sheet/selection/sumTexts.ts'
import { csvOf, buildSheet } from './buildSheet.ts'

const rows = (...at: number[]) => Uint32Array.from(at)
const SHEET = buildSheet(
  [
    ['Date', 'Narration', 'Debit', 'Note'],
    [46_113, 'NEFT', 1_23_456.1, '1,000.00'],
    [46_114, '=HYPERLINK("x")', 0.2, null],
    [46_115, '<b>Cash</b>\tin\nhand', -300, 'x'],
    ['Total', null, 1_23_156.3, null],
  ],
  { A: 'dd/mm/yyyy', C: '#,##0.00' },
)

it('adds up what SheetJS has as numbers, and no days', () => {
  const values = utils.sheet_to_json<{ Debit: number }>(SHEET).slice(0, 3)
  const sum = sumCells(SHEET, { rows: rows(1, 2, 3), fromColumn: 0, toColumn: 4 }, false)
  expect(sum.sum).toBeCloseTo(
    values.reduce((total, { Debit }) => total + Debit, 0),
    9,
  )
  expect(sum).toMatchObject({
    filledCount: 11,
    numberCount: 3,
    decimals: 2,
    textAmountCount: 1,
    hasTotal: false,
  })
})

it('is exact to the paisa over 100,000 amounts', () => {
  const many = utils.aoa_to_sheet(
    Array.from({ length: 100_000 }, () => [0.1]),
    { dense: true },
  )
  const all = Uint32Array.from({ length: 100_000 }, (_, row) => row)
  expect(sumCells(many, { rows: all, fromColumn: 0, toColumn: 1 }, false).sum).toBe(10_000)
})

it('says that a row of totals is among the rows, unless it is the only one', () => {
  const column = { fromColumn: 2, toColumn: 3 }
  expect(sumCells(SHEET, { rows: rows(1, 4), ...column }, false).hasTotal).toBe(true)
  expect(sumCells(SHEET, { rows: rows(4), ...column }, false).hasTotal).toBe(false)
})

it('adds up the amounts of a CSV, but no telephone number', () => {
  const csv = csvOf('name,amount,phone\nAsha,"1,200.50",9876543210\nRavi,-200,007')
  const sum = sumCells(csv, { rows: rows(1, 2), fromColumn: 0, toColumn: 3 }, true)
  expect(sum).toMatchObject({ filledCount: 6, numberCount: 2, sum: 1000.5, textAmountCount: 0 })
})

const SUM = {
  filledCount: 15,
  numberCount: 12,
  sum: 1_234_567.5,
  decimals: 2,
  textAmountCount: 0,
  hasTotal: false,
}

it('is written with Indian grouping', () => {
  expect(formatSum(SUM)).toBe('12,34,567.50')
  expect(formatSum({ ...SUM, sum: -3, decimals: 0 })).toBe('-3')
  expect(formatSum({ ...SUM, numberCount: 0 })).toBe('')
})

it.each([
  [SUM, ''],
  [{ ...SUM, textAmountCount: 1 }, '1 amount is stored as text and not added'],
  [
    { ...SUM, textAmountCount: 1200, hasTotal: true },
    'a row of totals is included; 1,200 amounts are stored as text and not added',
  ],
])('warns about misleading sums', (sum, warning) => {
  expect(sumWarning(sum)).toBe(warning)
})

const FIFTEEN = { fromRow: 0, toRow: 5, fromColumn: 0, toColumn: 3 }
it.each([
  [FIFTEEN, null, '15 cells'],
  [FIFTEEN, SUM, '15 cells, 12 numbers'],
  [FIFTEEN, { ...SUM, filledCount: 13, numberCount: 1 }, '15 cells, 13 filled, 1 number'],
])('how much is selected', (rect, sum, words) => {
  expect(describeSelectedCells(rect, sum)).toBe(words)
})

it('copies cells: numbers without grouping, one line each, no formula', () => {
  const copied = copyCells(SHEET, { rows: rows(1, 2, 3), fromColumn: 0, toColumn: 3 })
  expect(copied.split('\n')).toEqual([
    '01/04/2026\tNEFT\t123456.10',
    `02/04/2026\t'=HYPERLINK("x")\t0.20`,
    '03/04/2026\t<b>Cash</b> in hand\t-300.00',
  ])
})

it('copies no formula that the format of a number spells, nor one behind spaces', () => {
  const sheet = buildSheet([['\u00a0=A1', 7, -5]], { B: '"=HYPERLINK(1)"', C: '0%' })
  const copied = copyCells(sheet, { rows: rows(0), fromColumn: 0, toColumn: 3 })
  expect(copied).toBe("'\u00a0=A1\t'=HYPERLINK(1)\t-500%")
})
