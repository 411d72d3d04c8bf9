import type { ApiCall } from '#api/call.ts'
import { CSV, DOCX, PDF, XLSX, ZIP } from '#api/call.ts'
import { finding, type Finding } from '#api/fit.ts'
import type { Exchange } from './http.ts'

/** How slow an answer may be, in ms: told above the first, a failure above the second. */
export type Limits = { told: number; failing: number }
export const USUAL_LIMITS: Limits = { told: 5_000, failing: 30_000 }

const headerOf = ({ headers }: Exchange, name: string): string =>
  [headers[name] ?? ''].flat().join()

function checkSpeed({ ms }: Exchange, { told, failing }: Limits): Finding[] {
  if (ms > failing) return [finding('breaks', 'time', `an answer within ${failing / 1_000} s`)]
  return ms > told ? [finding('note', 'time', `an answer within ${told / 1_000} s`)] : []
}

/** A cache may answer for as long as a response says: also the next user. Without the header browsers ask again. */
function checkCaching(exchange: Exchange): Finding[] {
  const control = headerOf(exchange, 'cache-control').toLowerCase()
  if (/no-store|no-cache/.test(control)) return []
  const maxAge = Number(/(?:s-maxage|max-age)\s*=\s*"?(\d+)/.exec(control)?.[1] ?? 0)
  const expires = Date.parse(headerOf(exchange, 'expires'))
  const isFresh = maxAge > 0 || /immutable|public/.test(control)
  const isFreshByDate = !control.includes('max-age') && expires > Date.now()
  return isFresh || isFreshByDate
    ? [finding('breaks', 'header Cache-Control', 'no-store: a cache may give it to another user')]
    : []
}

const isUtf8 = (body: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body)
    return true
  } catch {
    return false
  }
}

/** Names in Indian scripts need UTF-8, and a browser believes the header. */
function checkCharset(exchange: Exchange): Finding[] {
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(headerOf(exchange, 'content-type'))?.[1]
  const isOther = charset !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(charset)
  return [
    ...(isOther ? [finding('breaks', 'header Content-Type', 'charset=utf-8')] : []),
    ...(isUtf8(exchange.body) ? [] : [finding('breaks', 'body', 'a text in UTF-8')]),
  ]
}

const HEAD_BYTES = 1_024
const headOf = (body: Uint8Array) => Buffer.from(body.subarray(0, HEAD_BYTES)).toString('latin1')
const isZip = (body: Uint8Array) => headOf(body).startsWith('PK')
const isZipWith = (folder: string) => (body: Uint8Array) =>
  isZip(body) && Buffer.from(body).includes(folder)

const CONTENT: Readonly<Record<string, readonly [string, (body: Uint8Array) => boolean]>> = {
  [PDF]: ['a PDF', (body) => headOf(body).includes('%PDF-')],
  [ZIP]: ['a ZIP', isZip],
  [XLSX]: ['an Excel workbook', isZipWith('xl/')],
  [DOCX]: ['a Word document', isZipWith('word/')],
  [CSV]: ['a CSV', (body) => !/^(?:\uFEFF|ï»¿)?\s*[<{[]|^(?:%PDF-|PK)/.test(headOf(body))],
}

function checkContent(type: string, body: Uint8Array): Finding[] {
  const [expected, isRight] = CONTENT[type] ?? ['a file', () => true]
  return body.length > 0 && isRight(body) ? [] : [finding('breaks', 'body', expected)]
}

/**
 * What stops a portal, or its users, although the body may fit: slow, cacheable, unreadable or other content.
 * @param call of which this is a successful response
 */
export function checkConditions(call: ApiCall, exchange: Exchange, limits: Limits): Finding[] {
  const isUpload = call.body?.as === 'multipart'
  const speed = isUpload ? [] : checkSpeed(exchange, limits)
  const caching = checkCaching(exchange)
  if (exchange.isBroken) {
    const encoding = finding('breaks', 'header Content-Encoding', 'a body that it decompresses')
    return [...speed, ...caching, encoding]
  }
  const described = call.responses[200]
  if (described?.kind !== 'file') return [...speed, ...caching, ...checkCharset(exchange)]
  const { contentType } = described
  const charset = contentType === CSV ? checkCharset(exchange) : []
  return [...speed, ...caching, ...charset, ...checkContent(contentType, exchange.body)]
}
