import * as v from 'valibot'
import { expect, it, test } from 'vitest'
import { assumed, stated, withRest } from '#api/marks.ts'
import {
  findMismatches,
  findWrappedMismatches,
  refusedPaths,
  type MismatchKind,
} from '#api/mismatch.ts'

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
    'data.*.id',
    'string, but it is missing',
  ],
  ['a wrong type', { data: [ROW], total: '1' }, 'total', 'number'],
  [
    'a wrong type of an optional field',
    { data: [{ ...ROW, count: null }], total: 1 },
    'data.*.count',
    'number',
  ],
  [
    'an unknown status',
    { data: [{ ...ROW, status: 'Asha' }], total: 1 },
    'data.*.status',
    '("OPEN" | "DONE")',
  ],
  [
    'an unknown field',
    { data: [{ ...ROW, owner: 'Asha' }], total: 1 },
    'data.*.owner',
    'no such field',
  ],
  ['another list', { data: {}, total: 1 }, 'data', 'Array'],
  ['no object', 'Asha', '', 'Object'],
])('%s', (_, value, path, expected) => {
  expect(findMismatches(ListSchema, value)).toContainEqual(
    expect.objectContaining({ path, expected }),
  )
})

it('finds nothing where the value fits', () => {
  expect(findMismatches(ListSchema, { data: [ROW], total: 1 })).toEqual([])
})

it('reports everything of the form that was meant where there are several', () => {
  const schema = v.union([v.strictObject({ id: v.string() }), v.array(RowSchema)])
  expect(findMismatches(schema, [{ id: 7, status: 'Asha', note: 1 }])).toEqual([
    { path: '*.id', expected: 'string', kind: 'assumed', count: 1 },
    { path: '*.status', expected: '("OPEN" | "DONE")', kind: 'differs', count: 1 },
    { path: '*.note', expected: 'no such field', kind: 'extra', count: 1 },
  ])
})

it('makes one line of the same mismatch in several rows', () => {
  const rows = [{ status: 'OPEN' }, { status: 'DONE' }]
  expect(findMismatches(v.array(RowSchema), rows)).toEqual([
    { path: '*.id', expected: 'string, but it is missing', kind: 'differs', count: 2 },
  ])
})

const MarkedSchema = v.strictObject({
  id: v.string(),
  code: stated(v.string()),
  place: v.optional(assumed(v.strictObject({ x: v.boolean() }))),
  parts: v.optional(withRest(v.objectWithRest({}, v.array(v.string())), '^Part')),
})
const MARKED = { id: 'a', code: 'b' }

test.each<[string, object, string, MismatchKind | undefined]>([
  ['a missing field', { code: 'b' }, 'id', 'differs'],
  ['null for a field', { ...MARKED, id: null }, 'id', 'differs'],
  ['a type that is ours to assume', { ...MARKED, id: 1 }, 'id', 'assumed'],
  ['a type that is stated', { ...MARKED, code: 1 }, 'code', 'differs'],
  ['a field in an assumed part', { ...MARKED, place: { x: 1 } }, 'place.x', 'assumed'],
  ['an assumed part of another type', { ...MARKED, place: 1 }, 'place', 'assumed'],
  ['a field by its pattern', { ...MARKED, parts: { Part194: 1 } }, 'parts.Part194', 'differs'],
  ['a field of another name', { ...MARKED, parts: { pages: 1 } }, 'parts.pages', 'extra'],
  ['an unknown field', { ...MARKED, more: 1 }, 'more', 'extra'],
])('%s', (_, value, path, kind) => {
  expect(findMismatches(MarkedSchema, value).map((each) => [each.path, each.kind])).toEqual([
    [path, kind],
  ])
})

test.each<[string, v.GenericSchema, unknown, string[]]>([
  ['under data', v.strictObject({ id: v.string() }), { data: { id: 'a' } }, ['data']],
  ['as a list of one', v.strictObject({ id: v.string() }), { data: [{ id: 'a' }] }, ['data']],
  ['bare', v.strictObject({ data: v.array(RowSchema) }), [ROW], ['data']],
  ['as described', v.strictObject({ data: v.array(RowSchema) }), { data: [ROW] }, []],
  ['as something else', v.strictObject({ id: v.string() }), { data: 1 }, ['id', 'data']],
])('a response %s', (_, schema, value, paths) => {
  expect(findWrappedMismatches(schema, value).map(({ path }) => path)).toEqual(paths)
})

/** Each kind of check that the descriptions make. */
const CHECKS: readonly v.GenericSchema[] = [
  v.pipe(v.string(), v.url()),
  v.pipe(v.string(), v.isoTimestamp()),
  v.pipe(v.string(), v.isoDate()),
  v.pipe(v.string(), v.base64()),
  v.pipe(v.string(), v.regex(/^\d{4}$/)),
  v.pipe(v.string(), v.minLength(500)),
  v.pipe(
    v.string(),
    v.check((text) => text === ''),
  ),
  v.pipe(v.string(), v.email()),
  v.pipe(v.number(), v.integer()),
  v.pipe(v.number(), v.minValue(1e12)),
  v.pipe(v.number(), v.multipleOf(50)),
  v.picklist(['OPEN']),
  v.literal('OPEN'),
  v.boolean(),
  v.array(v.boolean()),
  v.strictTuple([v.boolean()]),
  v.strictObject({ id: v.boolean() }),
  v.record(v.pipe(v.string(), v.regex(/^page_\d$/)), v.boolean()),
  v.objectWithRest({}, v.boolean()),
  v.union([v.literal('OPEN'), v.strictObject({ id: v.boolean() })]),
  v.variant('kind', [v.strictObject({ kind: v.literal('a'), id: v.boolean() })]),
]
const SECRET = '9845012345'
const SECRETS: readonly unknown[] = [
  `https://lekha.example/dav/form?referenceId=${SECRET}`,
  `2026-11-20T10:00:00 ${SECRET}`,
  `${SECRET}@lekha.example`,
  Number(SECRET) + 0.5,
  -Number(SECRET),
  [SECRET, Number(SECRET)],
  { [SECRET]: SECRET },
  { [`key${SECRET}`]: 1 },
  { id: SECRET },
  { kind: SECRET },
  { kind: 'a', id: SECRET },
]

test.each(SECRETS)('no check shows a value: %#', (value) => {
  for (const schema of CHECKS) {
    for (const [held, holder] of [
      [value, schema],
      [{ field: value }, v.strictObject({ field: schema })],
      [[value], v.array(v.optional(schema))],
      [{ data: value }, schema],
    ] as const) {
      const found = findWrappedMismatches(holder, held)
      expect(JSON.stringify(found)).not.toContain(SECRET)
      const { issues = [] } = v.safeParse(holder, held)
      expect(JSON.stringify(refusedPaths(holder, issues))).not.toContain(SECRET)
    }
  }
})
