import { expect, it } from 'vitest'
import { isAmountGiven, toPaise } from '#shared/platform/lib/numbers/amount.ts'
import { checkTotal } from '#shared/platform/lib/numbers/checkTotal.ts'

const figure = (rupees: number | null) => ({ original: rupees, rupees })
const WORDS = { itemNoun: 'credit', noTotalMessage: 'No total credit' }

it.each([
  ['two that add up', [0.1, 0.2], 0.3, true, '2 credits add up'],
  ['one', [5], 5, true, '1 credit adds up'],
  ['a reversal', [10, -4], 6, true, '2 credits add up'],
  ['none that total none', [], 0, true, '0 credits add up'],
  ['a paisa off', [1, 2], 3.01, false, '2 credits come to 3.00'],
  ['one that differs', [5], 6, false, '1 credit comes to 5.00'],
  ['one without an amount', [5, null], 5, null, '1 credit without an amount'],
  ['two without an amount', [null, null], 5, null, '2 credits without an amount'],
  ['none listed', [], 5, null, 'No credits listed'],
  ['no total', [5], null, null, 'No total credit'],
] as const)('%s', (_name, amounts, total, isCorrect, text) => {
  expect(checkTotal(amounts.map(figure), figure(total), WORDS)).toMatchObject({
    isCorrect,
    message: text,
  })
})

it('says by how much a total is off, in rupees', () => {
  const amounts = [0.1, 0.2].map(figure)
  expect(checkTotal(amounts, figure(0.31), WORDS).difference).toBe(0.01)
  expect(checkTotal(amounts, figure(0.3), WORDS).difference).toBeUndefined()
})

it.each([
  [1234.56, 123_456],
  [0.1 + 0.2, 30],
  [-0.5, -50],
  [null, null],
])('%s rupees are %s paise', (rupees, paise) => {
  expect(toPaise(figure(rupees))).toBe(paise)
})

it.each([
  [null, false],
  ['', false],
  ['  ', false],
  ['NA', true],
  [0, true],
])('%j is written: %s', (original, is) => {
  expect(isAmountGiven({ original, rupees: null })).toBe(is)
})
