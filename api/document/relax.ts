export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords that hold other schemas by names of their own. */
const BY_NAME = new Set(['properties', 'patternProperties'])

/** Changes a schema and those in it, the inner ones first. */
function mapSchemas(value: unknown, change: (schema: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((each) => mapSchemas(each, change))
  if (!isObject(value)) return value
  const mapped = Object.entries(value).map(([keyword, inner]) => [
    keyword,
    keyword === 'propertyNames'
      ? inner
      : BY_NAME.has(keyword) && isObject(inner)
        ? Object.fromEntries(
            Object.entries(inner).map(([name, each]) => [name, mapSchemas(each, change)]),
          )
        : mapSchemas(inner, change),
  ])
  return change(Object.fromEntries(mapped) as Json)
}

const typesOf = ({ type }: Json): unknown[] => (Array.isArray(type) ? (type as unknown[]) : [type])
const isOnlyType = (schema: unknown): schema is Json =>
  isObject(schema) && 'type' in schema && Object.keys(schema).length === 1

/** Equal to an `anyOf`, and shorter: nested ones are flattened, and plain types become one list. */
function mergeTypes({ anyOf, ...others }: Json): Json {
  if (!Array.isArray(anyOf)) return others
  const options = (anyOf as unknown[]).flatMap((option) =>
    isObject(option) && Array.isArray(option.anyOf) && Object.keys(option).length === 1
      ? (option.anyOf as unknown[])
      : [option],
  )
  const types = [...new Set(options.filter(isOnlyType).flatMap(typesOf))]
  const rest = options.filter((option) => !isOnlyType(option))
  if (types.length === 0) return { ...others, anyOf: rest }
  const [only] = rest
  const isNullable = types.length === 1 && types[0] === 'null' && rest.length === 1
  if (isNullable && isObject(only) && 'type' in only && !('enum' in only) && !('const' in only))
    return { ...only, ...others, type: [...typesOf(only), 'null'] }
  const merged = { type: types.length === 1 ? types[0] : types }
  return rest.length === 0 ? { ...others, ...merged } : { ...others, anyOf: [...rest, merged] }
}

/** Plain types of which the specification says neither that they are texts nor that they are numbers. */
const OTHER: Readonly<Record<string, string>> = { string: 'number', number: 'string' }
/** What limits a text or a number. */
const LIMITS = new Set(
  'pattern x-pattern format contentEncoding minLength minimum maximum minItems'.split(' '),
)

/** A text may be a number and a number a text, in any format, and a list may be empty; the first type is what the sandbox sends. */
function relaxPlain(schema: Json): Json {
  const type = schema.type === 'integer' ? 'number' : schema.type
  const other = typeof type === 'string' ? OTHER[type] : undefined
  const isPlain = other !== undefined && !('enum' in schema) && !('const' in schema)
  if (!isPlain && (type !== 'array' || 'prefixItems' in schema)) return schema
  const limits = Object.entries(schema).filter(([name]) => LIMITS.has(name))
  const rest = Object.entries(schema).filter(([name]) => !LIMITS.has(name))
  const told = limits.filter(([name]) => name !== 'minLength' && name !== 'minItems')
  const assumed = told.length > 0 ? { 'x-assumed': Object.fromEntries(told) } : {}
  const types = other === undefined ? {} : { type: [type, other] }
  return { ...Object.fromEntries(rest), ...types, ...assumed }
}

/** Names of fields that may follow, in place of one rule for all further fields. */
const restOf = (pattern: unknown, rest: unknown): Json =>
  typeof pattern === 'string' ? { patternProperties: { [pattern]: rest } } : {}

/** Further fields are tolerated, and anything fits where we only assume. */
function relaxOne(schema: Json): Json {
  const { 'x-source': source, 'x-rest': pattern, additionalProperties: rest, ...others } = schema
  const isRule = isObject(rest) && pattern === undefined
  const relaxed = {
    ...others,
    ...(isRule ? { additionalProperties: rest } : {}),
    ...restOf(pattern, rest),
  }
  if (source === 'sandbox') return { 'x-source': 'sandbox', 'x-assumed': relaxed }
  return source === 'specification' ? relaxed : relaxPlain(relaxed)
}

/** The JSON Schema of a response, whoever sends it, from the strict one. */
export const relax = (schema: Json): unknown => mapSchemas(mapSchemas(schema, relaxOne), mergeTypes)

/** The same schema, shorter. */
export const simplify = (schema: Json): unknown => mapSchemas(schema, mergeTypes)
