import { expect, it } from 'vitest'
import {
  dayOf,
  isDateCell,
  numberOf,
  serialOf,
  valueOf,
  parseTextAmount,
} from '#shared/ui/preview/sheet/cellValue.ts'
import { rowsOf } from '#shared/ui/preview/sheet/sheetTable.ts'
import { buildSheet } from './buildSheet.ts'

it.each([
  ['1,200.00', 1200],
  ['₹ 1200', 1200],
  ['Rs. 5/-', 5],
  ['(300.00)', -300],
  ['-42', -42],
  ['0', 0],
  ['0.5', 0.5],
  // The number of something.
  ['9876543210', null],
  ['007', null],
  ['50100234567890', null],
  ['12/04/2026', null],
  ['NEFT 12.00', null],
  ['', null],
  ['9'.repeat(40), null],
])('an amount as text: %j is %j', (text, amount) => {
  expect(parseTextAmount(text)).toBe(amount)
})

it.each([
  ['2026-04-01', 46_113],
  ['1970-01-01', 25_569],
])('%s is day %d of a workbook', (day, serial) => {
  expect(serialOf(day)).toBe(serial)
  expect(dayOf(serial + 0.75)).toBe(day)
})

it('distinguishes numbers, days, texts and empty cells', () => {
  const [row = []] = rowsOf(
    buildSheet([[1234.5, 46_113, '01-Apr-2026', 'NEFT CR', '1,000.00', '  ', null, true]], {
      B: 'dd/mm/yyyy',
    }),
  )
  expect(Array.from({ length: 8 }, (_, column) => valueOf(row[column]))).toEqual([
    { kind: 'number', value: 1234.5 },
    { kind: 'day', serial: 46_113 },
    { kind: 'day', serial: 46_113 },
    { kind: 'text', text: 'NEFT CR' },
    { kind: 'number', value: 1000 },
    null,
    null,
    { kind: 'text', text: 'TRUE' },
  ])
  const [amount, day, , , written] = row
  if (amount === undefined || day === undefined || written === undefined)
    throw new Error('no cells')
  expect([amount, day, written].map(numberOf)).toEqual([1234.5, null, null])
  expect([amount, day].map(isDateCell)).toEqual([false, true])
})
