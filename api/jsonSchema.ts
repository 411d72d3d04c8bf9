import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Source } from './call.ts'

export type Json = Record<string, unknown>

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  errorMode: 'throw',
  // Rules beyond types: "one search key at most".
  ignoreActions: ['check'],
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'regex' ? { ...jsonSchema, ...patternOf(valibotAction) } : null,
}

/** JSON Schema reads patterns as Unicode and knows no other flag. */
const patternOf = (action: object): Json => {
  const { source, flags } =
    'requirement' in action && action.requirement instanceof RegExp ? action.requirement : /./
  return flags.replace('u', '') === ''
    ? { pattern: source }
    : { 'x-pattern': `/${source}/${flags}` }
}

/** The JSON Schema of what the portal sends: exactly this. */
export function toSchema(schema: GenericSchema): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, CONFIG)
  return rest
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names of fields that may follow, in place of one rule for all further fields. */
const restOf = (pattern: unknown, rest: unknown): Json =>
  typeof pattern === 'string' ? { patternProperties: { [pattern]: relax(rest) } } : {}

/** Further fields are tolerated, and anything fits where we only assume. */
function relax(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relax)
  if (!isObject(value)) return value
  const { 'x-source': source, 'x-rest': pattern, additionalProperties: rest, ...others } = value
  const isRule = isObject(rest) && pattern === undefined
  const relaxed = {
    ...Object.fromEntries(Object.entries(others).map(([name, each]) => [name, relax(each)])),
    ...(isRule ? { additionalProperties: relax(rest) } : {}),
    ...restOf(pattern, rest),
  }
  return source === 'sandbox' ? { 'x-source': 'sandbox', 'x-assumed': relaxed } : relaxed
}

/** The JSON Schema of a response that follows the specification, whoever sends it. */
export function toReceivedSchema(schema: GenericSchema, source: Source): Json {
  const relaxed = relax({
    ...toSchema(schema),
    ...(source === 'sandbox' ? { 'x-source': source } : {}),
  })
  return isObject(relaxed) ? relaxed : {}
}
