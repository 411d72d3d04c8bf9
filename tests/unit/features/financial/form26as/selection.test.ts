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
  ['the assessee', { kind: 'statement', field: 'assessee' }, []],
  ['the first name', { kind: 'deductor', deductor: 0, field: 'name' }, []],
  ['the second name', { kind: 'deductor', deductor: 1, field: 'name' }, ['PNEX01234B']],
  ['the second TAN', { kind: 'deductor', deductor: 1, field: 'tan' }, ['PNEX01234B']],
  ['a total', { kind: 'deductor', deductor: 1, field: 'totalTax' }, ['PNEX01234B', 'BANK']],
  ['the first date', { kind: 'entry', deductor: 0, entry: 0, field: 'date' }, ['PNEX01234B']],
  [
    'the first tax',
    { kind: 'entry', deductor: 0, entry: 0, field: 'tax' },
    ['PNEX01234B', '01-04-2025', '100.00'],
  ],
  [
    'a later credit, past a missing tax',
    { kind: 'entry', deductor: 0, entry: 2, field: 'credit' },
    ['PNEX01234B', '01-04-2025', '100.00', '10.00', '02-04-2025', '100.00', '03-04-2025'],
  ],
  [
    'an entry of the second deductor',
    { kind: 'entry', deductor: 1, entry: 0, field: 'credit' },
    ['PNEX01234B', 'BANK', '01-04-2025'],
  ],
  [
    'a value that does not exist',
    { kind: 'entry', deductor: 9, entry: 0, field: 'tax' },
    ['PNEX01234B', 'BANK'],
  ],
])('%s is searched after the texts printed before it', (_name, place, landmarks) => {
  expect(precedingTexts(STATEMENTS, 1, place)).toEqual(['EARLIER', ...landmarks])
})

it('leaves out an unreadable TAN', () => {
  const statement = aStatement([aDeductor([[1, 1]], { tan: '' })])
  expect(
    precedingTexts([statement], 0, { kind: 'deductor', deductor: 0, field: 'totalCredit' }),
  ).toEqual([])
})

it.each<[ValuePath, ValuePath, boolean]>([
  [{ kind: 'statement', field: 'pan' }, { kind: 'statement', field: 'pan' }, true],
  [{ kind: 'statement', field: 'pan' }, { kind: 'statement', field: 'panStatus' }, false],
  [
    { kind: 'entry', deductor: 0, entry: 1, field: 'tax' },
    { kind: 'entry', deductor: 1, entry: 1, field: 'tax' },
    false,
  ],
])('%j and %j have the same key: %s', (one, other, same) => {
  expect(valueKey(1, one) === valueKey(1, other)).toBe(same)
  expect(valueKey(1, one)).not.toBe(valueKey(2, one))
})
