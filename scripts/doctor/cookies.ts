import type { IncomingHttpHeaders } from 'node:http'
import { Cookie, CookieJar } from 'tough-cookie'
import { finding, type Finding } from '#api/fit.ts'

/** A path of each part of the API: a session cookie has to reach them all. */
const PATHS = [
  '/master/V1/user-management',
  '/service/fintech/V1/payslip',
  '/GSTR/V1/request-otp',
  '/CompanyChecks/V1/job-list',
  '/UAN/V1/job',
]
/** An idle user is signed out after 30 minutes (shell §9). */
const IDLE_SECONDS = 1_800
/** No visit of the portal is shorter. */
const LEAST_SECONDS = 60

/** Whether a page of the portal and the backend are different sites, so that only SameSite=None is sent. */
function isCrossSite(base: URL, origin: string): boolean {
  const siteOf = (url: URL) => `${url.protocol}//${url.hostname.split('.').slice(-2).join('.')}`
  return siteOf(base) !== siteOf(new URL(origin))
}

const cookiesOf = (headers: IncomingHttpHeaders): Cookie[] =>
  (headers['set-cookie'] ?? []).flatMap((text) => Cookie.parse(text) ?? [])

/** Seconds until a cookie ends; null for the end of the visit. */
function lifetimeOf({ maxAge, expires }: Cookie): number | null {
  if (typeof maxAge === 'number') return maxAge
  return expires instanceof Date ? (expires.getTime() - Date.now()) / 1_000 : null
}

/** The cookies of a session, kept and sent as a browser does for a page of the portal. */
export class Cookies {
  readonly #jar = new CookieJar()
  readonly #base: URL
  readonly #context: 'none' | 'strict'

  constructor(base: URL, origin: string) {
    this.#base = base
    this.#context = isCrossSite(base, origin) ? 'none' : 'strict'
  }

  get #options() {
    return { sameSiteContext: this.#context }
  }

  async keep(headers: IncomingHttpHeaders, path: string): Promise<void> {
    const url = new URL(path, this.#base).href
    for (const text of headers['set-cookie'] ?? [])
      // oxlint-disable-next-line no-await-in-loop -- a later cookie replaces an earlier one
      await this.#jar.setCookie(text, url, { ...this.#options, ignoreError: true })
  }

  async header(path: string): Promise<Record<string, string>> {
    const text = await this.#jar.getCookieString(new URL(path, this.#base).href, this.#options)
    return text === '' ? {} : { cookie: text }
  }

  /** What is wrong with the cookies of a sign-in; they are kept already. */
  async check(headers: IncomingHttpHeaders): Promise<Finding[]> {
    const received = cookiesOf(headers)
    const sent = await Promise.all(PATHS.map(async (path) => 'cookie' in (await this.header(path))))
    if (!sent.includes(true))
      return received.length === 0
        ? [finding('breaks', 'header Set-Cookie', 'a session cookie')]
        : received.flatMap((cookie) => this.#refusals(cookie))
    return [
      ...PATHS.filter((_, index) => sent[index] === false).map((path) =>
        finding('breaks', 'cookie Path', `a path that includes ${path}`),
      ),
      ...received.flatMap((cookie) => this.#advice(cookie)),
    ]
  }

  /** Why a browser does not keep or send it. */
  #refusals(cookie: Cookie): Finding[] {
    const { hostname, protocol } = this.#base
    const { domain } = cookie
    const lifetime = lifetimeOf(cookie)
    const isForeign = domain !== null && hostname !== domain && !hostname.endsWith(`.${domain}`)
    const reasons: [boolean, string, string][] = [
      [isForeign, 'cookie Domain', 'the host of the backend, or none'],
      [lifetime !== null && lifetime <= 0, 'cookie Max-Age', 'a time in the future'],
      [cookie.secure && protocol === 'http:', 'cookie Secure', 'https, or no Secure over http'],
      [this.#context === 'none', 'cookie SameSite', 'SameSite=None; Secure'],
    ]
    const known = reasons.filter(([applies]) => applies)
    return known.length === 0
      ? [finding('breaks', 'header Set-Cookie', 'a cookie that a browser keeps and sends')]
      : known.map(([, path, expected]) => finding('breaks', path, expected))
  }

  /** The specification is silent on cookies; a short life, and what makes them safe. */
  #advice(cookie: Cookie): Finding[] {
    const lifetime = lifetimeOf(cookie) ?? Number.POSITIVE_INFINITY
    const sameSite = cookie.sameSite ?? ''
    const needsSecure = this.#base.protocol === 'https:' || sameSite === 'none'
    const isBlocked = sameSite === 'none' && !cookie.secure
    return [
      ...(lifetime < IDLE_SECONDS
        ? [
            finding(
              lifetime < LEAST_SECONDS ? 'breaks' : 'differs',
              'cookie Max-Age',
              '30 minutes or more: so long may a user be idle',
            ),
          ]
        : []),
      ...(cookie.httpOnly ? [] : [finding('assumed', 'cookie HttpOnly', 'HttpOnly')]),
      ...(needsSecure && !cookie.secure
        ? [finding(isBlocked ? 'breaks' : 'assumed', 'cookie Secure', 'Secure')]
        : []),
      ...(sameSite === '' ? [finding('assumed', 'cookie SameSite', 'SameSite=Lax or Strict')] : []),
    ]
  }
}
