import { safeParseAsync } from 'valibot'
import { readResponse } from '#shared/platform/api/transport.ts'
import { ENDPOINTS_OF, type ProductEndpoint } from './endpoints.ts'
import { finding, type Finding, type ReceivedResponse } from './fit.ts'
import { countEqual, refusedPaths } from './mismatch.ts'

/** What the portal makes of a response: its value, or why its own parser refuses it. */
export type Reading = { value: unknown; findings: Finding[] }

const REFUSED = 'an answer that the portal can read'
const refused = (path: string, expected = REFUSED): Reading => ({
  value: null,
  findings: [finding('breaks', path, expected)],
})

/** A browser reads texts in the charset of the header, and in UTF-8 without one. */
function textOf({ body, contentType }: ReceivedResponse): string {
  const charset = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(body)
  } catch {
    return new TextDecoder().decode(body) // no such charset
  }
}

/** As the HTTP client gives it to the portal. */
function dataOf({ responseType, keepsBody }: ProductEndpoint, received: ReceivedResponse): unknown {
  const { body, contentType } = received
  if (responseType === 'blob' || responseType === 'bytes' || keepsBody === true)
    return new Blob([new Uint8Array(body)], { type: contentType })
  const text = textOf(received)
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

async function parseData(endpoint: ProductEndpoint, value: unknown): Promise<Reading> {
  const { schema: described, reads } = endpoint
  if (reads !== undefined && value instanceof Blob && !(await reads(value))) return refused('body')
  const schema = typeof described === 'function' ? await described() : described
  const parsed = await safeParseAsync(schema, value)
  if (parsed.success) return { value: parsed.output, findings: [] }
  const places = countEqual(refusedPaths(schema, parsed.issues))
  return {
    value: null,
    findings: places.map(({ path, expected, count }) => ({
      path: path === '' ? 'body' : `body.${path}`,
      expected,
      count,
      kind: 'breaks',
    })),
  }
}

/**
 * Reads a response as the portal does, with the parser of its endpoint.
 * @param call of `api/calls.ts`; several endpoints may make it, `name` says which
 */
export async function readAsPortal(
  call: string,
  received: ReceivedResponse,
  name?: string,
): Promise<Reading> {
  const endpoints = ENDPOINTS_OF[call] ?? []
  const endpoint = endpoints.find((each) => each.name === name) ?? endpoints[0]
  if (endpoint === undefined) throw new Error(`There is no endpoint of ${call}`)
  const { status } = received
  if (status < 200 || status > 299) return refused('status', `a success, got ${status}`)
  const data = dataOf(endpoint, received)
  const read = await readResponse(endpoint, { status, data })
  if (!read.ok) return refused('body')
  return parseData(endpoint, read.value)
}
