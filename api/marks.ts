import * as v from 'valibot'

/** Marks on the parts of a description, and the way through it. */

/** The mark of a part that the specification is silent about, also shown in docs/api/openapi.json. */
const SOURCE = 'x-source'
/** The mark of an object whose other fields have names of this pattern; any further one is extra. */
const REST = 'x-rest'

/** A field, or a part, that we assume: the specification is silent. */
export const assumed = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(schema, v.metadata({ [SOURCE]: 'sandbox' }))

/** A format that the specification states. Formats and plain types without this mark are our assumption. */
export const stated = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(schema, v.metadata({ [SOURCE]: 'specification' }))

/** An object whose further fields follow `rest` where their names have this pattern. */
export const withRest = <Schema extends v.GenericSchema>(schema: Schema, pattern: string) =>
  v.pipe(schema, v.metadata({ [REST]: pattern }))

const markOf = (schema: v.GenericSchema, name: string): unknown =>
  Object.entries(v.getMetadata(schema)).find(([key]) => key === name)?.[1]

export type Node = { schemas: v.GenericSchema[]; isAssumed: boolean }

export const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** The options of a union, or what an optional part wraps; else the schema itself. */
export function optionsOf(schema: v.GenericSchema): v.GenericSchema[] {
  if ('options' in schema && Array.isArray(schema.options) && schema.options.some(isSchema))
    return schema.options.filter(isSchema).flatMap(optionsOf)
  if ('wrapped' in schema && isSchema(schema.wrapped)) return optionsOf(schema.wrapped)
  return [schema]
}

export const entriesOf = (schema: v.GenericSchema): Readonly<Record<string, unknown>> =>
  'entries' in schema ? (schema.entries as Record<string, unknown>) : {} // of an object schema

function childOf(schema: v.GenericSchema, key: unknown): v.GenericSchema[] {
  const items = 'items' in schema && Array.isArray(schema.items) ? schema.items : []
  const entry = typeof key === 'string' ? entriesOf(schema)[key] : (items as unknown[])[Number(key)]
  const others = ['item', 'value', 'rest'].map((name) => Reflect.get(schema, name) as unknown)
  return [entry, ...others].filter(isSchema).slice(0, 1)
}

const isMarkedAssumed = (schema: v.GenericSchema): boolean => markOf(schema, SOURCE) === 'sandbox'

/** The schema at a path, and whether it or a part around it is assumed. */
export function nodeAt(schema: v.GenericSchema, keys: readonly unknown[]): Node {
  const start: Node = { schemas: [schema], isAssumed: isMarkedAssumed(schema) }
  return keys.reduce<Node>((node, key) => {
    const schemas = node.schemas.flatMap(optionsOf).flatMap((each) => childOf(each, key))
    const marked = schemas.flatMap((each) => optionsOf(each).concat(each))
    return { schemas, isAssumed: node.isAssumed || marked.some(isMarkedAssumed) }
  }, start)
}

/** Whether a schema is marked as what the specification states. */
export const isStated = (schema: v.GenericSchema): boolean =>
  markOf(schema, SOURCE) === 'specification'

/** Whether the description names the field at a path, if only by a pattern. Null where it does not limit names there. */
export function namesField(schema: v.GenericSchema, keys: readonly unknown[]): boolean | null {
  const key = keys.at(-1)
  if (typeof key !== 'string') return null
  const around = nodeAt(schema, keys.slice(0, -1)).schemas.flatMap((each) =>
    optionsOf(each).concat(each),
  )
  if (around.some((each) => key in entriesOf(each))) return true
  const patterns = around
    .map((each) => markOf(each, REST))
    .filter((each) => typeof each === 'string')
  return patterns.length === 0 ? null : patterns.some((each) => new RegExp(each).test(key))
}
