import type { ApiCall, Part } from './call.ts'
import { toSchema, type Json } from './jsonSchema.ts'

const partSchema = ({ as, schema, isList }: Part): Json => {
  const one =
    as === 'file'
      ? { type: 'string', contentMediaType: 'application/octet-stream' }
      : schema === undefined
        ? { type: 'string' }
        : toSchema(schema)
  return isList === true ? { type: 'array', minItems: 1, items: one } : one
}

/** The body of a request in OpenAPI; nothing for a call without one. */
export function requestBody({ body }: ApiCall): Json {
  if (body === undefined) return {}
  if (body.as !== 'multipart') {
    const type = body.as === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
    return {
      requestBody: { required: true, content: { [type]: { schema: toSchema(body.schema) } } },
    }
  }
  const parts = Object.entries(body.parts)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(parts.map(([name, part]) => [name, partSchema(part)])),
    required: parts.filter(([, part]) => part.isOptional !== true).map(([name]) => name),
    additionalProperties: false,
  }
  const encoding = Object.fromEntries(
    parts
      .filter(([, { as }]) => as === 'json')
      .map(([name]) => [name, { contentType: 'application/json' }]),
  )
  const encoded = Object.keys(encoding).length > 0 ? { encoding } : {}
  return {
    requestBody: { required: true, content: { 'multipart/form-data': { schema, ...encoded } } },
  }
}
