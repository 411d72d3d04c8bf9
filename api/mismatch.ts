import * as v from 'valibot'

/** What does not fit: where, and what is expected there. Never a value. */
export type Mismatch = { path: string; expected: string }

type Issue = v.BaseIssue<unknown>

/** A name that the backend made up could be personal: only what looks like a field is shown. */
const FIELD_NAME = /^[A-Za-z_]\w{0,39}$/

const keysOf = ({ path }: Issue): unknown[] => path?.map(({ key }) => key) ?? []

const shownKey = (key: unknown): string =>
  typeof key === 'number' || (typeof key === 'string' && FIELD_NAME.test(key)) ? String(key) : '*'

/** Of the forms that a union allows, the issue that lies deepest belongs to the form that was meant. */
function deepest(issue: Issue): Issue {
  const inner = (issue.issues ?? []).map(deepest)
  const best = inner.toSorted((a, b) => keysOf(b).length - keysOf(a).length)[0]
  return best !== undefined && keysOf(best).length > keysOf(issue).length ? best : issue
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

const childrenOf = (schema: v.GenericSchema, key: unknown): v.GenericSchema[] => {
  const found: unknown[] = []
  if ('options' in schema && Array.isArray(schema.options))
    return schema.options.filter(isSchema).flatMap((option) => childrenOf(option, key))
  if ('wrapped' in schema && isSchema(schema.wrapped)) return childrenOf(schema.wrapped, key)
  if ('entries' in schema)
    found.push(Object.entries(schema.entries as object).find(([name]) => name === key)?.[1]) // of an object schema
  if ('item' in schema) found.push(schema.item)
  if ('items' in schema && Array.isArray(schema.items)) found.push(schema.items[Number(key)])
  if ('rest' in schema) found.push(schema.rest)
  return found.filter(isSchema)
}

/** The type that a schema expects at a path, for a field that is missing. */
function expectedAt(schema: v.GenericSchema, keys: readonly unknown[]): string {
  const found = keys.reduce<v.GenericSchema[]>(
    (schemas, key) => schemas.flatMap((each) => childrenOf(each, key)),
    [schema],
  )
  return found[0]?.expects ?? 'a field'
}

function toMismatch(schema: v.GenericSchema, found: Issue): Mismatch {
  const issue = deepest(found)
  const keys = keysOf(issue)
  const isMissing = issue.received === 'undefined' && issue.type.endsWith('object')
  const isUnknown = issue.expected === 'never'
  return {
    path: keys.map(shownKey).join('.'),
    expected: isUnknown
      ? 'no such field'
      : isMissing
        ? `${expectedAt(schema, keys)}, but it is missing`
        : (issue.expected ?? issue.message),
  }
}

/** The first few mismatches of a value; none if it fits. */
export function findMismatches(schema: v.GenericSchema, value: unknown): readonly Mismatch[] {
  const { issues = [] } = v.safeParse(schema, value)
  return issues.map((issue) => toMismatch(schema, issue))
}
