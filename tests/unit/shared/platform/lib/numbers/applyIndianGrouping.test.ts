import { expect, it } from 'vitest'
import { applyIndianGrouping } from '#shared/platform/lib/numbers/applyIndianGrouping.ts'

it.each([
  ['1,234,567.00', '12,34,567.00'],
  ['(1,234,567.00)', '(12,34,567.00)'],
  ['₹ 98,765,432', '₹ 9,87,65,432'],
  ['-123,456', '-1,23,456'],
  ['12,34,567.00', '12,34,567.00'],
  ['1234567.00', '1234567.00'],
  ['999.00', '999.00'],
  ['1,234', '1,234'],
  ['', ''],
])('%s is shown as %s', (figure, shown) => {
  expect(applyIndianGrouping(figure)).toBe(shown)
})
