import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Source } from '../call.ts'
import { fieldText } from '../texts/fieldTexts.ts'
import { CALL_OF, RECEIVED, SENT } from './named.ts'
import { isObject, relax, simplify, type Json } from './relax.ts'

type Named = Readonly<Record<string, GenericSchema>>

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  errorMode: 'throw',
  // Rules beyond types: "one search key at most".
  ignoreActions: ['check'],
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'regex' ? { ...jsonSchema, ...patternOf(valibotAction) } : null,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

/** JSON Schema reads patterns as Unicode and knows no other flag. */
const patternOf = (action: object): Json => {
  const { source, flags } =
    'requirement' in action && action.requirement instanceof RegExp ? action.requirement : /./
  return flags.replace('u', '') === ''
    ? { pattern: source }
    : { 'x-pattern': `/${source}/${flags}` }
}

function convert(schema: GenericSchema, definitions: Named): Json {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...CONFIG, definitions })
  return rest
}

/** Adds the texts of fields. `owner`: the call, the named schema or the field around. */
function describe(value: unknown, owner: string): unknown {
  if (Array.isArray(value)) return value.map((each) => describe(each, owner))
  if (!isObject(value)) return value
  const described = Object.entries(value).map(([keyword, inner]) => [
    keyword,
    keyword === 'properties' && isObject(inner)
      ? Object.fromEntries(
          Object.entries(inner).map(([name, field]) => [name, withText(field, owner, name)]),
        )
      : describe(inner, owner),
  ])
  return Object.fromEntries(described)
}

function withText(field: unknown, owner: string, name: string): unknown {
  const described = describe(field, name)
  const description = fieldText(owner, name)
  return isObject(described) && description !== undefined
    ? { description, ...described }
    : described
}

const asObject = (value: unknown): Json => (isObject(value) ? value : {})

/** The JSON Schema of what the portal sends: exactly this. */
export const toSchema = (schema: GenericSchema, owner: string): Json =>
  asObject(describe(simplify(convert(schema, SENT)), owner))

function toReceived(schema: GenericSchema, owner: string, source: Source, named: Named): Json {
  const converted = convert(schema, named)
  const marked = source === 'sandbox' ? { ...converted, 'x-source': source } : converted
  return asObject(describe(relax(marked), owner))
}

/** The JSON Schema of a response that follows the specification, whoever sends it. */
export const toReceivedSchema = (schema: GenericSchema, owner: string, source: Source): Json =>
  toReceived(schema, owner, source, RECEIVED)

/** The JSON Schema of a message, with nothing outside it. Of the server: whoever sends it. */
export function toFrameSchema(schema: GenericSchema, owner: string, isReceived: boolean): Json {
  return isReceived
    ? toReceived(schema, owner, 'specification', {})
    : asObject(describe(simplify(convert(schema, {})), owner))
}

/** All schemas that have a name. */
export function namedSchemas(): Json {
  /** A schema is no reference to itself. */
  const others = (named: Named, name: string): Named =>
    Object.fromEntries(Object.entries(named).filter(([each]) => each !== name))
  return Object.fromEntries([
    ...Object.entries(RECEIVED).map(([name, schema]) => [
      name,
      toReceived(schema, CALL_OF[name] ?? name, 'specification', others(RECEIVED, name)),
    ]),
    ...Object.entries(SENT).map(([name, schema]) => [
      name,
      describe(simplify(convert(schema, others(SENT, name))), name),
    ]),
  ])
}
