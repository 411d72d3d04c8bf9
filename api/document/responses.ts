import type { ApiCall, JsonBody, ResponseBody } from '../call.ts'
import { ENDPOINTS_OF } from '../endpoints.ts'
import { namedErrors, type NamedError } from '../errors.ts'
import type { Example } from '../example.ts'
import { entriesOf, isSchema, optionsOf } from '../marks.ts'
import { errorTitle } from './errorTitles.ts'
import { examplesOf } from './examples.ts'
import { toReceivedSchema } from './jsonSchema.ts'
import type { Json } from './relax.ts'

const STATUS_TEXT: Readonly<Record<string, string>> = {
  200: 'Success',
  201: 'Created',
  204: 'Nothing to return',
  208: 'Exists already',
}

const SANDBOX_ONLY = { 'x-source': 'sandbox' }

function headersOf({ cookie }: ApiCall, body: ResponseBody): Json {
  const headers = {
    ...(cookie === undefined
      ? {}
      : { 'Set-Cookie': { $ref: `#/components/headers/${COOKIE_HEADERS[cookie]}` } }),
    ...(body.kind === 'file' && body.isAttachment
      ? { 'Content-Disposition': { $ref: '#/components/headers/Attachment' } }
      : {}),
  }
  return Object.keys(headers).length > 0 ? { headers } : {}
}
const COOKIE_HEADERS = { opened: 'SessionCookie', ended: 'EndedCookie' } as const

const SOME_WRAP = 'The specification does not say so, and some backends do (decisions D26).'
const underData = (schema: Json): Json => ({
  title: 'Wrapped',
  type: 'object',
  description: SOME_WRAP,
  properties: { data: { description: 'The response itself.', ...schema } },
  required: ['data'],
})

/** What the specification describes may also come under `data`, and a list that it has under `data` alone. */
function responseSchema({ name }: ApiCall, { schema, source }: JsonBody): Json {
  const plain = toReceivedSchema(schema, name, source)
  const names = optionsOf(schema).map(entriesOf).map(Object.keys)
  if (source === 'sandbox') return plain
  const isUnderData = names.some((each) => each.join() === 'data')
  const { data } = entriesOf(schema)
  if (isSchema(data) && names[0]?.length === 1)
    return data.type === 'array' ? { anyOf: [plain, toReceivedSchema(data, name, source)] } : plain
  if (isUnderData) return plain
  const inner =
    schema.type === 'array'
      ? plain
      : { anyOf: [plain, { type: 'array', items: plain, minItems: 1 }] }
  return { anyOf: [plain, underData(inner)] }
}

/** A file has no example: its type says what it is. */
function contentOf(call: ApiCall, body: ResponseBody, examples: Json): Json {
  switch (body.kind) {
    case 'none':
      return body.source === 'sandbox' ? SANDBOX_ONLY : {}
    case 'json': {
      const schema = responseSchema(call, body)
      return { content: { 'application/json': { schema, ...examples } } }
    }
    case 'file':
      return { content: { [body.contentType]: examples } }
    default:
      return body satisfies never
  }
}

type Recorded = { call: ApiCall; recorded: readonly Example[] }

/** Those of this status, else those of another one that returns the same. */
function examplesFor(status: string, body: ResponseBody, { call, recorded }: Recorded) {
  const isLike = (other: ResponseBody | undefined) =>
    body.kind === 'json' && other?.kind === 'json' && other.schema === body.schema
  const own = recorded.filter((each) => String(each.status) === status)
  const byStatus: Readonly<Record<number, ResponseBody | undefined>> = call.responses
  return own.length > 0 ? own : recorded.filter((each) => isLike(byStatus[each.status]))
}

/** What a success returns, by status. */
export const successResponses = (call: ApiCall, recorded: readonly Example[]): Json =>
  Object.fromEntries(
    Object.entries(call.responses).map(([status, body]) => {
      const shown = examplesFor(status, body, { call, recorded })
      const examples = examplesOf(
        shown.map(({ title, response }) => ({ title, value: response })),
        { isUnique: true },
      )
      return [
        status,
        {
          description: STATUS_TEXT[status] ?? status,
          ...headersOf(call, body),
          ...contentOf(call, body, examples),
        },
      ]
    }),
  )

type EndpointErrors = { endpoint: string; errors: readonly NamedError[] }
type ErrorRow = { endpoint: string | undefined; detail: string | undefined; error: string }

/** The endpoint is named only where the endpoints of a call differ. */
function rowsOf(status: NamedError['status'], endpoints: readonly EndpointErrors[]): ErrorRow[] {
  const byEndpoint = endpoints.map(({ endpoint, errors }) => ({
    endpoint,
    errors: errors.filter((error) => error.status === status),
  }))
  const areEqual = new Set(byEndpoint.map(({ errors }) => JSON.stringify(errors))).size === 1
  return byEndpoint.slice(0, areEqual ? 1 : undefined).flatMap(({ endpoint, errors }) =>
    errors.map(({ detail, name }) => ({
      endpoint: areEqual ? undefined : endpoint,
      detail,
      error: name,
    })),
  )
}

/** Where no detail decides: the sandbox's words, by error or by status. */
const USUAL_DETAIL: Readonly<Record<string, unknown>> = {
  invalidReference: 'Invalid reference',
  resetPasswordExpiry: 'Verification code is invalid or has expired',
  wrongchangePassword: 'Current password is incorrect',
  400: 'Document could not be read',
  401: 'Not authenticated',
  413: 'Request Entity Too Large',
  429: 'Too many attempts. Please try again after 1 minute.',
  500: 'Internal Server Error',
  default: [{ loc: ['body'], msg: 'A field is missing' }],
}

const nameShown = (error: string) => `\`${error}\` (${errorTitle(error)})`

/** The detail texts and what they lead to; one without a detail is for any other. */
function describeErrors(rows: readonly ErrorRow[]): string {
  const names = [...new Set(rows.map(({ error }) => error))]
  if (names.length === 1) return nameShown(names[0] ?? '')
  const any = rows.some(({ detail }) => detail !== undefined) ? 'Any other detail' : 'Any detail'
  const lines = rows.map(({ endpoint, detail, error }) => {
    const when = detail === undefined ? any : `Detail “${detail}”`
    return `- ${when}${endpoint === undefined ? '' : ` (\`${endpoint}\`)`}: ${nameShown(error)}`
  })
  return lines.join('\n')
}

function errorResponse(status: NamedError['status'], endpoints: readonly EndpointErrors[]): Json {
  const rows = rowsOf(status, endpoints)
  const examples = examplesOf(
    rows.map(({ detail, error }) => ({
      title: error,
      value: { detail: detail ?? USUAL_DETAIL[error] ?? USUAL_DETAIL[status] },
    })),
    { isUnique: true },
  )
  return {
    description: describeErrors(rows),
    'x-errors': rows,
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/Error' }, ...examples },
    },
  }
}

/** The error responses of a call by status. */
export function errorResponses({ name }: ApiCall): Record<string, Json> {
  const endpoints = (ENDPOINTS_OF[name] ?? []).map((endpoint) => ({
    endpoint: endpoint.name,
    errors: namedErrors(endpoint),
  }))
  const statuses = new Set(endpoints.flatMap(({ errors }) => errors.map(({ status }) => status)))
  return Object.fromEntries(
    [...statuses].map((status) => [String(status), errorResponse(status, endpoints)]),
  )
}
