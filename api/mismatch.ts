import * as v from 'valibot'
import { entriesOf, isStated, namesField, nodeAt, optionsOf, type Node } from './marks.ts'

/**
 * `differs`: from what the specification says. `assumed`: it is silent there, and this is what the sandbox returns. `extra`:
 * a field that the description does not name, which is tolerated.
 */
export type MismatchKind = 'differs' | 'assumed' | 'extra'

/** What does not fit: where, and what is expected there. Never a value. `count`: how often, in the rows of a list. */
export type Mismatch = { path: string; expected: string; kind: MismatchKind; count: number }

type Issue = v.BaseIssue<unknown>
type Found = Omit<Mismatch, 'count' | 'path'> & { keys: readonly string[]; isAtRoot: boolean }

/** What the specification states without saying more: enumerations, yes or no, lists and objects. */
const STATED_TYPES = new Set<string>([
  'array',
  'boolean',
  'literal',
  'object_with_rest',
  'picklist',
  'record',
  'strict_object',
  'strict_tuple',
])

/** For issues without an expectation of their own. Their messages are never shown: they quote what was received. */
const EXPECTED: Readonly<Record<string, string>> = {
  base64: 'base64',
  integer: 'a whole number',
  iso_date: 'a date, yyyy-mm-dd',
  iso_timestamp: 'a time in ISO 8601',
  url: 'a URL',
}

/** What an issue expects, in words of our schemas. */
export const expectedOf = ({ expected, type }: Issue): string =>
  expected ?? EXPECTED[type] ?? 'another value'

const keysOf = ({ path }: Issue): unknown[] => path?.map(({ key }) => key) ?? []

/** A name that the backend made up could be personal: only what looks like a field is shown. */
const FIELD_NAME = /^[A-Za-z_][A-Za-z_]{0,39}\d{0,2}$/

/** A row is `*`, as is a name that could be personal. */
function shownKeys(schema: v.GenericSchema, keys: readonly unknown[]): string[] {
  return keys.map((key, index) => {
    if (typeof key !== 'string') return '*'
    const isNamed = namesField(schema, keys.slice(0, index + 1)) === true
    return isNamed || FIELD_NAME.test(key) ? key : '*'
  })
}

const isNothing = ({ received }: Issue): boolean => received === 'undefined' || received === 'null'

function kindOf(issue: Issue, { schemas, isAssumed }: Node): MismatchKind {
  if (isAssumed) return 'assumed'
  return schemas.some(isStated) ||
    isNothing(issue) ||
    (issue.kind === 'schema' && STATED_TYPES.has(issue.type))
    ? 'differs'
    : 'assumed'
}

/** All fields that a strict object does not name; valibot reports the first one only. */
function extraFields(schema: v.GenericSchema, issue: Issue): Found[] {
  const { input } = issue.path?.at(-1) ?? {}
  const around = keysOf(issue).slice(0, -1)
  const known = nodeAt(schema, around).schemas.flatMap(optionsOf).map(entriesOf)
  return Object.keys(input ?? {})
    .filter((name) => known.every((entries) => !(name in entries)))
    .map((name) => ({
      keys: shownKeys(schema, [...around, name]),
      expected: 'no such field',
      kind: 'extra',
      isAtRoot: false,
    }))
}

const isExtra = ({ type, expected }: Issue): boolean =>
  type === 'strict_object' && expected === 'never'

function foundIn(schema: v.GenericSchema, issue: Issue): Found[] {
  const keys = keysOf(issue)
  if (isExtra(issue)) return extraFields(schema, issue)
  const node = nodeAt(schema, keys)
  if (issue.issues !== undefined) return bestOf(schema, node, issue)
  if (keys.some((_, index) => namesField(schema, keys.slice(0, index + 1)) === false)) {
    const shown = shownKeys(schema, keys)
    return [{ keys: shown, expected: 'no such field', kind: 'extra', isAtRoot: false }]
  }
  const isMissing = issue.received === 'undefined' && issue.type.endsWith('object')
  const [field] = node.schemas
  const expected = isMissing
    ? `${field?.expects ?? 'a field'}, but it is missing`
    : expectedOf(issue)
  const kind = kindOf(issue, node)
  return [{ keys: shownKeys(schema, keys), expected, kind, isAtRoot: keys.length === 0 }]
}

/** The mismatches of the form that was meant: the one of the right type that fits best. */
function bestOf(schema: v.GenericSchema, node: Node, issue: Issue): Found[] {
  const isList = Array.isArray(issue.input)
  const options = node.schemas
    .flatMap(optionsOf)
    .filter((option) => !isList || !('entries' in option)) // valibot takes a list for an object
    .map((option) => findAll(option, issue.input))
  const best = options.toSorted((a, b) => weightOf(a) - weightOf(b))[0] ?? []
  const around = shownKeys(schema, keysOf(issue))
  return best.map(({ keys, expected, kind, isAtRoot }) => ({
    keys: [...around, ...keys],
    expected,
    kind: node.isAssumed && kind === 'differs' ? 'assumed' : kind,
    isAtRoot: isAtRoot && around.length === 0,
  }))
}

const OTHER_TYPE = 1_000_000_000
const WEIGHTS: Readonly<Record<MismatchKind, number>> = {
  differs: 1_000_000,
  assumed: 1_000,
  extra: 1,
}
const weightOf = (found: readonly Found[]): number =>
  found.reduce((sum, { kind, isAtRoot }) => sum + (isAtRoot ? OTHER_TYPE : WEIGHTS[kind]), 0)

/** Thousands of rows have the same mismatch: it is looked up once for each field. */
function findAll(schema: v.GenericSchema, value: unknown): Found[] {
  const known = new Map<string, Found[]>()
  return (v.safeParse(schema, value).issues ?? []).flatMap((issue) => {
    if (issue.issues !== undefined || isExtra(issue)) return foundIn(schema, issue)
    const { type, expected, received } = issue
    const pattern = keysOf(issue).map((key) => (typeof key === 'string' ? key : null))
    const name = JSON.stringify([type, expected, isNothing(issue) && received, pattern])
    const found = known.get(name) ?? foundIn(schema, issue)
    known.set(name, found)
    return found
  })
}

/** Equal mismatches of several rows become one with a count. */
export function countEqual<Each extends object>(
  found: readonly Each[],
): (Each & { count: number })[] {
  const groups = new Map<string, Each & { count: number }>()
  for (const each of found) {
    const name = JSON.stringify(each)
    groups.set(name, { ...each, count: (groups.get(name)?.count ?? 0) + 1 })
  }
  return [...groups.values()]
}

const toMismatches = (found: readonly Found[]): readonly Mismatch[] =>
  countEqual(found.map(({ keys, expected, kind }) => ({ path: keys.join('.'), expected, kind })))

/** The mismatches of a value; none if it fits. */
export const findMismatches = (schema: v.GenericSchema, value: unknown): readonly Mismatch[] =>
  toMismatches(findAll(schema, value))

/** Where the product's parser refuses a value, without a value. */
export const refusedPaths = (schema: v.GenericSchema, issues: readonly Issue[]) =>
  issues.map((issue) => ({
    path: shownKeys(schema, keysOf(issue)).join('.'),
    expected: expectedOf(issue),
  }))

/** A difference of the whole, or of one of its own fields. */
const isOutermost = ({ keys, kind }: Found): boolean => kind === 'differs' && keys.length <= 1

/** Some backends wrap what they return in `data`, also as a list of one, and some do not (decisions D26). */
export function findWrappedMismatches(
  schema: v.GenericSchema,
  value: unknown,
): readonly Mismatch[] {
  const inner: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, 'data') : null
  const first: unknown[] = Array.isArray(inner) ? inner.slice(0, 1) : []
  const others = [inner, ...first, ...(Array.isArray(value) ? [{ data: value }] : [])]
  const plain = findAll(schema, value)
  if (!plain.some(isOutermost)) return toMismatches(plain)
  const best = others.reduce<readonly Found[]>((lightest, other) => {
    const found = findAll(schema, other)
    return weightOf(found) < weightOf(lightest) ? found : lightest
  }, plain)
  if (best === plain) return toMismatches(plain)
  const expected = 'not wrapped, or wrapped, as described'
  return [{ path: 'data', expected, kind: 'assumed', count: 1 }, ...toMismatches(best)]
}
