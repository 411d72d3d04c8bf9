import { expect, it } from 'vitest'
import { checkDeductor, checkStatement } from '#features/financial/form26as/deductorChecks.ts'
import { aDeductor, aStatement, figure } from './builders.ts'

const SOUND = aDeductor([
  [100.1, 10.01],
  [100.2, 10.02],
])
const WRONG = aDeductor([[100, 10]], { totalCredit: figure(112) })
const UNSURE = aDeductor([[100, null]])

it.each([
  ['sound', SOUND, [true, '2 credits add up'], [true, '2 tax amounts add up']],
  ['a wrong total', WRONG, [false, '1 credit comes to 100.00'], [true, '1 tax amount adds up']],
  ['a missing tax', UNSURE, [true, '1 credit adds up'], [null, '1 tax amount without an amount']],
  [
    'no totals',
    aDeductor([[1, 1]], { totalCredit: figure(null), totalTax: figure(null) }),
    [null, 'No total credit on the statement'],
    [null, 'No total tax on the statement'],
  ],
  [
    'no details',
    aDeductor([], { totalCredit: figure(5), totalTax: figure(5) }),
    [null, 'No credits listed'],
    [null, 'No tax amounts listed'],
  ],
] as const)('a deductor: %s', (_name, deductor, credit, tax) => {
  expect(checkDeductor(deductor)).toMatchObject({
    credit: { isCorrect: credit[0], message: credit[1] },
    tax: { isCorrect: tax[0], message: tax[1] },
  })
})

it.each([
  ['all sound', [SOUND, SOUND], true, 'All totals add up'],
  ['none', [], null, 'No deductors listed'],
  ['one of one wrong', [WRONG], false, '1 of 1 deductor does not add up'],
  ['two of three wrong', [WRONG, SOUND, WRONG], false, '2 of 3 deductors do not add up'],
  ['wrong before unsure', [UNSURE, WRONG], false, '1 of 2 deductors does not add up'],
  ['unsure', [UNSURE, SOUND], null, '1 of 2 deductors does not have all figures'],
] as const)('a statement: %s', (_name, deductors, isCorrect, message) => {
  expect(checkStatement(aStatement(deductors))).toEqual({ isCorrect, message })
})
