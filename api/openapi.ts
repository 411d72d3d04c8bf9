import type { ApiCall, ResponseBody } from './call.ts'
import { API_CALLS } from './calls.ts'
import { ENDPOINTS_OF } from './endpoints.ts'
import { namedErrors, noResponseError, type NamedError } from './errors.ts'
import { toReceivedSchema, toSchema, type Json } from './jsonSchema.ts'
import { requestBody } from './requestBody.ts'

const AREAS: Readonly<Record<ApiCall['area'], string>> = {
  account: 'Sign-in, sign-up, passwords, subscription and feedback',
  administration: 'Clients, services and users',
  analyzers: 'Document analysis',
  addressVerification: 'Digital address verification (DAV)',
  gstr: 'GST returns',
  companyChecks: 'Company checks',
  uan: 'Universal Account Number of the provident fund',
}

function parameters({ path, query = {}, headers = {} }: ApiCall): Json {
  const list = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(query).map(([name, schema]) => ({
      name,
      in: 'query',
      required: true,
      schema: toSchema(schema),
    })),
    ...Object.entries(headers).map(([name, { isRequired, description }]) => ({
      name,
      in: 'header',
      required: isRequired,
      description,
      schema: { type: 'string' },
    })),
    { $ref: '#/components/parameters/CacheControl' },
    { $ref: '#/components/parameters/Pragma' },
  ]
  return { parameters: list }
}

const STATUS_TEXT: Readonly<Record<string, string>> = {
  200: 'Success',
  201: 'Created',
  204: 'Nothing to return',
  208: 'Exists already',
}

const SANDBOX_ONLY = { 'x-source': 'sandbox' }

function responseOf(status: string, body: ResponseBody): Json {
  const description = STATUS_TEXT[status] ?? status
  switch (body.kind) {
    case 'none':
      return { description, ...(body.source === 'sandbox' ? SANDBOX_ONLY : {}) }
    case 'json':
      return {
        description,
        content: { 'application/json': { schema: toReceivedSchema(body.schema, body.source) } },
      }
    case 'file':
      return {
        description,
        ...(body.isAttachment
          ? { headers: { 'Content-Disposition': { $ref: '#/components/headers/Attachment' } } }
          : {}),
        content: { [body.contentType]: {} },
      }
    default:
      return body satisfies never
  }
}

type EndpointErrors = { endpoint: string; errors: readonly NamedError[] }

function errorResponse(status: NamedError['status'], rows: readonly EndpointErrors[]): Json {
  const errors = rows.flatMap(({ endpoint, errors }) =>
    errors
      .filter((error) => error.status === status)
      .map(({ detail, name }) => ({
        endpoint: rows.length > 1 ? endpoint : undefined,
        detail,
        error: name,
      })),
  )
  return {
    description: [...new Set(errors.map(({ error }) => error))].join(', '),
    'x-errors': errors,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
}

/** Each error response once, under the name of the first call that has it. */
type SharedResponses = Map<string, { name: string; response: Json }>

function shareResponse(shared: SharedResponses, name: string, response: Json): Json {
  const text = JSON.stringify(response)
  const found = shared.get(text) ?? { name, response }
  shared.set(text, found)
  return { $ref: `#/components/responses/${found.name}` }
}

function errorResponses({ name }: ApiCall, shared: SharedResponses): Json {
  const endpoints = ENDPOINTS_OF[name] ?? []
  const rows = endpoints.map((endpoint) => ({
    endpoint: endpoint.name,
    errors: namedErrors(endpoint),
  }))
  const statuses = new Set(rows.flatMap(({ errors }) => errors.map(({ status }) => status)))
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      shareResponse(shared, `${name}-${status}`, errorResponse(status, rows)),
    ]),
  )
}

function operationOf(call: ApiCall, shared: SharedResponses): Json {
  const endpoints = ENDPOINTS_OF[call.name] ?? []
  return {
    operationId: call.name,
    tags: [call.area],
    summary: call.summary,
    ...(call.isPublic === true ? { security: [] } : {}),
    'x-endpoints': endpoints.map(({ name }) => name),
    'x-error-without-response': [...new Set(endpoints.map(noResponseError))].join(', '),
    ...parameters(call),
    ...requestBody(call),
    responses: {
      ...Object.fromEntries(
        Object.entries(call.responses).map(([status, body]) => [status, responseOf(status, body)]),
      ),
      ...errorResponses(call, shared),
    },
  }
}

function pathsOf(shared: SharedResponses): Json {
  const byPath: Record<string, Json> = {}
  for (const call of API_CALLS)
    byPath[call.path] = {
      ...byPath[call.path],
      [call.method.toLowerCase()]: operationOf(call, shared),
    }
  return byPath
}

const fixedHeader = (name: string, value: string) => ({
  name,
  in: 'header',
  required: true,
  description: 'No cache may answer a call (decisions D1)',
  schema: { type: 'string', const: value },
})

/** The descriptions as one OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const shared: SharedResponses = new Map()
  const paths = pathsOf(shared)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Backend of Lekha',
      version: '1',
      description:
        'The calls that the portal makes, as its specification describes them. Responses may have more fields. `x-source: sandbox` marks what the specification leaves open: anything fits there, and `x-assumed` is what the sandbox returns. `x-errors` names the dialog that the portal shows. Written by `npm run openapi`.',
    },
    servers: [{ url: '/', description: 'The origin of the portal, or one of VITE_API_BASES' }],
    security: [{ session: [] }],
    tags: Object.entries(AREAS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Set by login; the name is up to the backend',
        },
      },
      parameters: {
        CacheControl: fixedHeader('Cache-Control', 'no-store'),
        Pragma: fixedHeader('Pragma', 'no-cache'),
      },
      headers: {
        Attachment: {
          description: 'An attachment with a file name; the specification names no header',
          schema: { type: 'string' },
        },
      },
      responses: Object.fromEntries(
        [...shared.values()].map(({ name, response }) => [name, response]),
      ),
      schemas: {
        Error: {
          type: 'object',
          description: 'A text, or a list whose first item has the text (decisions D13)',
          properties: {
            detail: {
              anyOf: [
                { type: 'string' },
                {
                  type: 'array',
                  minItems: 1,
                  items: {
                    type: 'object',
                    properties: { msg: { type: 'string' }, message: { type: 'string' } },
                  },
                },
              ],
            },
          },
          required: ['detail'],
        },
      },
    },
  }
}
