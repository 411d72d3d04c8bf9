import { expect, it } from 'vitest'
import { precedingTexts, valueKey, type ValuePath } from '#features/financial/form26as/selection.ts'
import { aDeductor, aStatement } from './builders.ts'

const employer = aDeductor([
  [100, 10],
  [100, null],
  [100, 10],
])
const bank = aDeductor([[50, 5]], { tan: 'BANK' })
const STATEMENTS = [aStatement([aDeductor([], { tan: 'EARLIER' })]), aStatement([employer, bank])]

it.each<[string, ValuePath, string[]]>([
  ['the assessee', { of: 'statement', field: 'assessee' }, []],
  ['the first name', { of: 'deductor', deductor: 0, field: 'name' }, []],
  ['the second name', { of: 'deductor', deductor: 1, field: 'name' }, ['PNEX01234B']],
  ['the second TAN', { of: 'deductor', deductor: 1, field: 'tan' }, ['PNEX01234B']],
  ['a total', { of: 'deductor', deductor: 1, field: 'totalTax' }, ['PNEX01234B', 'BANK']],
  ['the first date', { of: 'entry', deductor: 0, entry: 0, field: 'date' }, ['PNEX01234B']],
  [
    'the first tax',
    { of: 'entry', deductor: 0, entry: 0, field: 'tax' },
    ['PNEX01234B', '01-04-2025', '100.00'],
  ],
  [
    'a later credit, past a missing tax',
    { of: 'entry', deductor: 0, entry: 2, field: 'credit' },
    ['PNEX01234B', '01-04-2025', '100.00', '10.00', '02-04-2025', '100.00', '03-04-2025'],
  ],
  [
    'an entry of the second deductor',
    { of: 'entry', deductor: 1, entry: 0, field: 'credit' },
    ['PNEX01234B', 'BANK', '01-04-2025'],
  ],
  [
    'a place that is not there',
    { of: 'entry', deductor: 9, entry: 0, field: 'tax' },
    ['PNEX01234B', 'BANK'],
  ],
])('%s follows what is printed before it', (_name, place, landmarks) => {
  expect(precedingTexts(STATEMENTS, 1, place)).toEqual(['EARLIER', ...landmarks])
})

it('leaves out a TAN that was not read', () => {
  const statement = aStatement([aDeductor([[1, 1]], { tan: '' })])
  expect(
    precedingTexts([statement], 0, { of: 'deductor', deductor: 0, field: 'totalCredit' }),
  ).toEqual([])
})

it.each<[ValuePath, ValuePath, boolean]>([
  [{ of: 'statement', field: 'pan' }, { of: 'statement', field: 'pan' }, true],
  [{ of: 'statement', field: 'pan' }, { of: 'statement', field: 'panStatus' }, false],
  [
    { of: 'entry', deductor: 0, entry: 1, field: 'tax' },
    { of: 'entry', deductor: 1, entry: 1, field: 'tax' },
    false,
  ],
])('%j and %j are one place: %s', (one, other, same) => {
  expect(valueKey(1, one) === valueKey(1, other)).toBe(same)
  expect(valueKey(1, one)).not.toBe(valueKey(2, one))
})
