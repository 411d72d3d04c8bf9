import type { ApiCall, Part, RequestBody } from '../call.ts'
import { fieldText } from '../texts/fieldTexts.ts'
import { toSchema } from './jsonSchema.ts'
import type { Json } from './relax.ts'

/** A file is its bytes; JSON is sent as a text. */
function partSchema(call: string, name: string, { as, schema, isList }: Part): Json {
  const text = fieldText(call, name)
  const description = text === undefined ? {} : { description: text }
  const content = schema === undefined ? {} : toSchema(schema, name)
  switch (as) {
    case 'file': {
      const one = { type: 'string', contentMediaType: 'application/octet-stream' }
      return isList === true
        ? { ...description, type: 'array', minItems: 1, items: one }
        : { ...description, ...one }
    }
    case 'json':
      return {
        ...description,
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: content,
      }
    case 'text':
      return { ...description, type: 'string', ...content }
    default:
      return as satisfies never
  }
}

/** A browser sends no content type with a text, and that of the file with a file. */
const encodingOf = ({ as, types }: Part): Json =>
  as === 'file'
    ? {
        contentType: (types ?? ['application/octet-stream']).join(', '),
        headers: { 'Content-Disposition': { $ref: '#/components/headers/FilePart' } },
      }
    : { contentType: 'text/plain' }

function contentOf(name: string, body: RequestBody): [type: string, content: Json] {
  switch (body.as) {
    case 'json':
      return ['application/json', { schema: toSchema(body.schema, name) }]
    case 'form':
      return ['application/x-www-form-urlencoded', { schema: toSchema(body.schema, name) }]
    case 'multipart': {
      const parts = Object.entries(body.parts)
      const schema = {
        type: 'object',
        properties: Object.fromEntries(
          parts.map(([part, described]) => [part, partSchema(name, part, described)]),
        ),
        required: parts.filter(([, { isOptional }]) => isOptional !== true).map(([part]) => part),
        additionalProperties: false,
      }
      const encoding = Object.fromEntries(parts.map(([part, each]) => [part, encodingOf(each)]))
      return ['multipart/form-data', { schema, encoding }]
    }
    default:
      return body satisfies never
  }
}

/** The body of a request in OpenAPI; nothing for a call without one. */
export function requestBody({ name, body }: ApiCall, examples: Json): Json {
  if (body === undefined) return {}
  const [type, content] = contentOf(name, body)
  return { requestBody: { required: true, content: { [type]: { ...content, ...examples } } } }
}
