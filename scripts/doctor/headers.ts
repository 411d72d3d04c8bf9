import type { IncomingHttpHeaders } from 'node:http'
import { finding, type Finding } from '#api/fit.ts'

const listOf = (text: string | undefined) =>
  (text ?? '').split(',').map((name) => name.trim().toLowerCase())

/** What a browser requires of each response to a page of another origin that sends credentials. */
export function checkCors(headers: IncomingHttpHeaders, origin: string): Finding[] {
  const isAllowed = headers['access-control-allow-origin'] === origin
  const hasCredentials = headers['access-control-allow-credentials'] === 'true'
  return [
    ...(isAllowed
      ? []
      : [
          finding(
            'breaks',
            'header Access-Control-Allow-Origin',
            'the origin of the portal, not *',
          ),
        ]),
    ...(hasCredentials
      ? []
      : [finding('breaks', 'header Access-Control-Allow-Credentials', 'true')]),
  ]
}

/** What a browser requires of a preflight. */
export function checkPreflight(
  headers: IncomingHttpHeaders,
  asked: { origin: string; method: string; names: readonly string[] },
): Finding[] {
  const methods = listOf(headers['access-control-allow-methods'])
  const allowed = listOf(headers['access-control-allow-headers'])
  const isSimple = ['GET', 'POST'].includes(asked.method)
  return [
    ...checkCors(headers, asked.origin),
    ...(isSimple || methods.includes(asked.method.toLowerCase())
      ? []
      : [finding('breaks', 'header Access-Control-Allow-Methods', asked.method)]),
    ...asked.names
      .filter((name) => !allowed.includes(name))
      .map((name) => finding('breaks', 'header Access-Control-Allow-Headers', name)),
  ]
}
