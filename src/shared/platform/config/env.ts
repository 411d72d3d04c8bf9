import * as v from 'valibot'
import { parseUrl } from './parseUrl.ts'

const text = (fallback: string) => v.optional(v.string(), fallback)

/** The value of a JSON text; null, which no record takes, for a list. */
const json = (example: string) =>
  v.pipe(
    text('{}'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        const value: unknown = JSON.parse(dataset.value)
        return Array.isArray(value) ? null : value
      } catch {
        addIssue({ message: `must be JSON like ${example}` })
        return NEVER
      }
    }),
  )

/** A JSON object from page host to origin. */
function hostTable(protocols: readonly string[]) {
  const message = `must map each host to an address that starts with ${protocols.join('// or ')}//`
  return v.pipe(
    json('{"app.example.in":"https://api.example.in"}'),
    v.record(
      v.string(),
      v.pipe(
        v.string(message),
        v.check((origin) => protocols.includes(parseUrl(origin)?.protocol ?? ''), message),
      ),
      'must be a JSON object, page host to address',
    ),
  )
}

/** A JSON object from language tag ('en', 'hi') to text. */
const languageTexts = v.pipe(
  json('{"en":"…","hi":"…"}'),
  v.record(v.string(), v.string(), 'must be a JSON object, language to text'),
)

const path = (fallback: string) =>
  v.pipe(text(fallback), v.regex(/^\//, 'must be a path that starts with /'))

/** Absolute http(s): it is used in links, requests and the Content-Security-Policy. */
const isWebAddress = (value: string) => /^https?:$/.test(parseUrl(value)?.protocol ?? '')

const url = (fallback: string) =>
  v.pipe(text(fallback), v.check(isWebAddress, 'must be a whole address, https://…'))

/** A path on our own origin that the web server proxies to a service. */
const isOwnPath = (value: string) => /^\/[\w-]+\//.test(value)

const service = (fallback: string) =>
  v.pipe(
    text(fallback),
    v.check(
      (value) => value === fallback || isWebAddress(value) || isOwnPath(value),
      'must be a whole address, https://…, or a path of our own origin',
    ),
  )

const email = (fallback: string) =>
  v.pipe(text(fallback), v.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an email address'))

const tileTemplate = (fallback: string) =>
  v.pipe(
    text(fallback),
    v.check(
      (value) => isWebAddress(value.replace('{s}', 's')) || isOwnPath(value),
      'must be a tile address, https://…/{z}/{x}/{y}.png',
    ),
  )

const pattern = (fallback: string) =>
  v.pipe(
    text(fallback),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      try {
        return new RegExp(dataset.value, 'i')
      } catch {
        addIssue({ message: 'must be a regular expression' })
        return NEVER
      }
    }),
  )

const aesKey = v.pipe(
  text(''),
  v.check((value) => {
    if (value === '') return true
    try {
      return atob(value).length === 32
    } catch {
      return false
    }
  }, 'must be 32 bytes in base64'),
)

const flag = v.pipe(
  v.optional(v.picklist(['true', 'false'], "must be 'true' or 'false'"), 'false'),
  v.transform((value) => value === 'true'),
)

const EnvSchema = v.object({
  VITE_API_BASES: hostTable(['https:', 'http:']),
  VITE_SOCKET_BASES: hostTable(['wss:', 'ws:']),
  VITE_SESSION_CHECK_PATH: path('/master/V1/verify/access-token'),
  VITE_USER_DETAILS_PATH: path('/master/V1/user-management/user-details'),
  VITE_FORM26_UPLOAD_PATH: path('/service/fintech/V1/form26as/upload'),
  VITE_FORM26_OUTPUT_PATH: path('/service/fintech/V1/form26as/output'),
  VITE_MAIL_RESPONSE_KEY: text(''),
  VITE_UAN_PASSWORD_KEY: aesKey,
  VITE_CLIENT_CODE: text(''),
  VITE_PIN_CLIENT_CODE: text('PIN'),
  VITE_PIN_ACCOUNT_PATTERN: pattern(String.raw`^pin[._-](?<type>dav|uan|cc)[._-]u\d+@`),
  VITE_SINGLE_ACCOUNT_CLIENT_CODE: text(''),
  VITE_PRODUCT_NAME: text('Lekha'),
  VITE_COMPANY_NAME: text('Lekha Analytics Private Limited'),
  VITE_SUPPORT_EMAIL: email('support@lekha.example'),
  VITE_SUPPORT_PHONE: text('+91 80 4718 2200'),
  VITE_PRIVACY_EMAIL: email(''),
  VITE_PRIVACY_PHONE: text(''),
  VITE_PRIVACY_RETENTION_DAYS: v.pipe(
    text(''),
    v.regex(/^$|^[1-9]\d*$/, 'must be a whole number of days'),
    v.transform((value) => (value === '' ? null : Number(value))),
  ),
  VITE_PRIVACY_TEXTS: languageTexts,
  VITE_BOOK_DEMO_URL: url('https://lekha.example/book-a-demo'),
  VITE_MAP_TILES_URL: tileTemplate('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  VITE_MAP_ATTRIBUTION: text('© OpenStreetMap contributors'),
  VITE_GEOCODER_URL: service('https://nominatim.openstreetmap.org/search'),
  /** Empty: no problem is reported. */
  VITE_REPORT_URL: service(''),
  /** Empty: the issuers of signatures are not checked. */
  VITE_TRUST_ROOTS: v.pipe(text(''), v.regex(/^$|^\/[^/]/, 'must be a path of our own origin')),
  VITE_MASK_AADHAAR: flag,
  VITE_MEMO_WHOLE_NUMBERS: flag,
})

export type Env = v.InferOutput<typeof EnvSchema>

/** A blank variable takes its default. The Error names the variable and what it must be. */
export function parseEnv(raw: Record<string, unknown>): Env {
  const nonEmpty = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(EnvSchema, nonEmpty)
  if (parsed.success) return parsed.output
  const issue = parsed.issues[0]
  throw new Error(`${String(issue.path?.[0]?.key)} ${issue.message}.`)
}

let current: Env | undefined

/** The environment of this build, parsed once. */
export function env(): Env {
  current ??= parseEnv(import.meta.env)
  return current
}
