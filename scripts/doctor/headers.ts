import type { IncomingHttpHeaders } from 'node:http'
import type { Finding } from '#api/fit.ts'

const finding = (path: string, expected: string): Finding => ({
  path,
  expected,
  source: 'specification',
})

const listOf = (text: string | undefined) =>
  (text ?? '').split(',').map((name) => name.trim().toLowerCase())

/** Whether a page of the portal and the backend are different sites, so that only SameSite=None is sent. */
function isCrossSite(base: URL, origin: string): boolean {
  const siteOf = (url: URL) => `${url.protocol}//${url.hostname.split('.').slice(-2).join('.')}`
  return siteOf(base) !== siteOf(new URL(origin))
}

function checkCookie(cookie: string, base: URL, origin: string): Finding[] {
  const attributes = cookie.split(';').map((text) => text.trim().toLowerCase())
  const sameSite = attributes.find((text) => text.startsWith('samesite='))?.slice(9)
  const allowed = isCrossSite(base, origin) ? ['none'] : ['lax', 'strict', 'none']
  const mustBeSecure = base.protocol === 'https:' || sameSite === 'none'
  const findings: Finding[] = []
  if (!attributes.includes('httponly')) findings.push(finding('cookie HttpOnly', 'HttpOnly'))
  if (mustBeSecure && !attributes.includes('secure'))
    findings.push(finding('cookie Secure', 'Secure'))
  if (sameSite === undefined || !allowed.includes(sameSite))
    findings.push(finding('cookie SameSite', `SameSite=${allowed.join(' or ')}`))
  return findings
}

/** What is wrong with the cookies of a sign-in. */
export function checkCookies(headers: IncomingHttpHeaders, base: URL, origin: string): Finding[] {
  const cookies = headers['set-cookie'] ?? []
  return cookies.length === 0
    ? [finding('header Set-Cookie', 'a session cookie')]
    : cookies.flatMap((cookie) => checkCookie(cookie, base, origin))
}

/** What a browser requires of each response to a page of another origin that sends credentials. */
export function checkCors(headers: IncomingHttpHeaders, origin: string): Finding[] {
  const isAllowed = headers['access-control-allow-origin'] === origin
  const hasCredentials = headers['access-control-allow-credentials'] === 'true'
  return [
    ...(isAllowed
      ? []
      : [finding('header Access-Control-Allow-Origin', 'the origin of the portal, not *')]),
    ...(hasCredentials ? [] : [finding('header Access-Control-Allow-Credentials', 'true')]),
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
      : [finding('header Access-Control-Allow-Methods', asked.method)]),
    ...asked.names
      .filter((name) => !allowed.includes(name))
      .map((name) => finding('header Access-Control-Allow-Headers', name)),
  ]
}
