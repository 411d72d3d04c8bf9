import { expect, it } from 'vitest'
import { toOwnersName } from '#features/financial/bankStatement/intake/state/intake.ts'

it.each([
  ['Sahyadri Traders', 'SAHYADRI TRADERS'],
  ['M/s. K-Mart & Sons (2026)', 'MS. K-MART  SONS '],
  ['a\tb', 'A\tB'],
  ['Zoë', 'ZO'],
  ['12345', ''],
  ['', ''],
])('%j becomes %j', (typed, expected) => {
  expect(toOwnersName(typed)).toBe(expected)
})
