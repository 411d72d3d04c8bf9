import * as v from 'valibot'
import { expect, it, test } from 'vitest'
import { findMismatches } from '#api/mismatch.ts'

const RowSchema = v.strictObject({
  id: v.string(),
  count: v.optional(v.number()),
  status: v.picklist(['OPEN', 'DONE']),
})
const ListSchema = v.strictObject({ data: v.array(RowSchema), total: v.number() })
const ROW = { id: 'a', status: 'OPEN' }

test.each<[string, unknown, string, string]>([
  [
    'a missing field',
    { data: [{ status: 'OPEN' }], total: 1 },
    'data.0.id',
    'string, but it is missing',
  ],
  ['a wrong type', { data: [ROW], total: '1' }, 'total', 'number'],
  [
    'a wrong type of an optional field',
    { data: [{ ...ROW, count: null }], total: 1 },
    'data.0.count',
    'number',
  ],
  [
    'an unknown status',
    { data: [{ ...ROW, status: 'Asha' }], total: 1 },
    'data.0.status',
    '("OPEN" | "DONE")',
  ],
  [
    'an unknown field',
    { data: [{ ...ROW, owner: 'Asha' }], total: 1 },
    'data.0.owner',
    'no such field',
  ],
  ['another list', { data: {}, total: 1 }, 'data', 'Array'],
  ['no object', 'Asha', '', 'Object'],
])('%s', (_, value, path, expected) => {
  expect(findMismatches(ListSchema, value)).toContainEqual({ path, expected })
})

it('finds nothing where the value fits', () => {
  expect(findMismatches(ListSchema, { data: [ROW], total: 1 })).toEqual([])
})

it('reports the form that was meant where there are several', () => {
  const schema = v.union([v.strictObject({ id: v.string() }), v.array(RowSchema)])
  expect(findMismatches(schema, [{ ...ROW, id: 7 }])).toEqual([
    { path: '0.id', expected: 'string' },
  ])
})

it('shows no value, and no field name that is not one', () => {
  const schema = v.strictObject({
    code: v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be 4 digits')),
  })
  const found = JSON.stringify(
    findMismatches(schema, { 'asha@lekha.example': 1, '9845012345': 2, code: 'Asha' }),
  )
  expect(found).toContain('no such field')
  for (const value of ['asha', 'Asha', '9845012345']) expect(found).not.toContain(value)
})
