import type { ApiCall } from '../call.ts'
import { API_CALLS } from '../calls.ts'
import { ENDPOINTS_OF } from '../endpoints.ts'
import { noResponseError } from '../errors.ts'
import type { Example } from '../example.ts'
import { CALL_TEXTS } from '../texts/callTexts.ts'
import { fieldText } from '../texts/fieldTexts.ts'
import { examplesOf } from './examples.ts'
import { toSchema } from './jsonSchema.ts'
import type { Json } from './relax.ts'
import { requestBody } from './requestBody.ts'
import { errorResponses, successResponses } from './responses.ts'

/** The header with a mailed code is a security scheme, not a parameter. */
const CODE_HEADER = 'authentication'

type Place = 'params' | 'query' | 'headers'

function parameters({ name, path, query = {}, headers = {} }: ApiCall, shown: Example[]): Json {
  const parameter = (place: Place, field: string, rest: Json) => {
    const [example] = shown.flatMap((each) => each[place][field] ?? [])
    const description = fieldText(name, field)
    return {
      name: field,
      ...(description === undefined ? {} : { description }),
      ...rest,
      ...(example === undefined ? {} : { example }),
    }
  }
  const text = { schema: { type: 'string' } }
  return {
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) =>
        parameter('params', field, { in: 'path', required: true, ...text }),
      ),
      ...Object.entries(query).map(([field, schema]) =>
        parameter('query', field, { in: 'query', required: true, schema: toSchema(schema, name) }),
      ),
      ...Object.entries(headers)
        .filter(([field]) => field !== CODE_HEADER)
        .map(([field, { isRequired, description }]) =>
          parameter('headers', field, { in: 'header', required: isRequired, description, ...text }),
        ),
      { $ref: '#/components/parameters/CacheControl' },
      { $ref: '#/components/parameters/Pragma' },
    ],
  }
}

/** Which of the session, a mailed code or nothing a call needs. */
function securityOf({ isPublic, headers = {} }: ApiCall): Json {
  const code = headers[CODE_HEADER]
  if (code !== undefined)
    return {
      security: code.isRequired ? [{ mailedCode: [] }] : [{ session: [] }, { mailedCode: [] }],
    }
  return isPublic === true ? { security: [] } : {}
}

/** Error responses that several calls have, by name; the others stay in their call. */
function shareErrors(errors: readonly (readonly [status: string, response: Json])[]) {
  const texts = errors.map(([, response]) => JSON.stringify(response))
  const shared: Record<string, Json> = {}
  for (const [index, [status, response]] of errors.entries())
    if (
      texts.lastIndexOf(texts[index] ?? '') !== index &&
      texts.indexOf(texts[index] ?? '') === index
    ) {
      const name = nameOf(response)
      shared[name in shared ? `${name}-${status}` : name] = response
    }
  return shared
}

/** The outcome that needs no detail, as `InternalError`. */
function nameOf({ 'x-errors': rows }: Json): string {
  const { error = '' } = (rows as { error: string }[]).at(-1) ?? {} // of errorResponse
  return `${error.charAt(0).toUpperCase()}${error.slice(1)}`
}

const refTo = (name: string): Json => ({ $ref: `#/components/responses/${name}` })

/** The paths, and the responses that several calls share. */
export function describeOperations(examples: readonly Example[]): { paths: Json; responses: Json } {
  const errors = API_CALLS.map(errorResponses)
  const shared = shareErrors(errors.flatMap((each) => Object.entries(each)))
  const names = new Map(
    Object.entries(shared).map(([name, response]) => [JSON.stringify(response), name]),
  )
  const paths: Record<string, Json> = {}
  for (const [index, call] of API_CALLS.entries()) {
    const own = Object.entries(errors[index] ?? {}).map(([status, response]) => {
      const name = names.get(JSON.stringify(response))
      return [status, name === undefined ? response : refTo(name)]
    })
    const shown = examples.filter((each) => each.call === call.name)
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operationOf(call, shown, Object.fromEntries(own) as Json),
    }
  }
  return { paths, responses: shared }
}

function operationOf(call: ApiCall, shown: Example[], errors: Json): Json {
  const endpoints = ENDPOINTS_OF[call.name] ?? []
  const requests = shown.map(({ title, body }) => ({ title, value: body }))
  const description = CALL_TEXTS[call.name]
  return {
    operationId: call.name,
    tags: [call.area],
    summary: call.summary,
    ...(description === undefined ? {} : { description }),
    ...securityOf(call),
    'x-endpoints': endpoints.map(({ name }) => name),
    'x-error-without-response': [...new Set(endpoints.map(noResponseError))].join(', '),
    ...parameters(call, shown),
    ...requestBody(call, examplesOf(requests, { isUnique: true })),
    responses: {
      ...successResponses(call, shown),
      ...(call.area === 'uan' ? { 307: refTo('Moved') } : {}),
      ...errors,
    },
  }
}
