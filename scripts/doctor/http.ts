import { request as sendHttp, type IncomingHttpHeaders } from 'node:http'
import { request as sendHttps } from 'node:https'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

export type Sent = {
  method: string
  path: string
  headers: Record<string, string>
  body?: Uint8Array
}
export type Exchange = {
  status: number
  headers: IncomingHttpHeaders
  /** Decompressed; as received where that fails. */
  body: Uint8Array
  isBroken: boolean
  ms: number
}

const TIMEOUT_MS = 120_000
const MOST_REDIRECTS = 5

/** No response: the code of the failure, such as ECONNREFUSED. Its message may have the address, so it is not kept. */
export class NoResponseError extends Error {
  override name = 'NoResponseError'
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'ECONNREFUSED: nothing listens at this address and port, or a firewall refuses it',
  ENOTFOUND: 'ENOTFOUND: there is no host of this name',
  ETIMEDOUT: `ETIMEDOUT: nothing came for ${TIMEOUT_MS / 1_000} s`,
}

const DECOMPRESS: Readonly<Record<string, (body: Uint8Array) => Uint8Array>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

function decompress(body: Uint8Array, encoding = ''): Pick<Exchange, 'body' | 'isBroken'> {
  const read = DECOMPRESS[encoding.toLowerCase()]
  if (read === undefined || body.length === 0) return { body, isBroken: false }
  try {
    return { body: read(body), isBroken: false }
  } catch {
    return { body, isBroken: true }
  }
}

/** One request without redirects or a cookie jar of its own. @throws NoResponseError */
export function sendOnce(base: URL, sent: Sent, signal?: AbortSignal): Promise<Exchange> {
  const url = new URL(sent.path, base)
  const send = url.protocol === 'https:' ? sendHttps : sendHttp
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'no response'
      reject(new NoResponseError(REASONS[code] ?? code))
    }
    const hasNoBody = sent.body === undefined && sent.method === 'GET'
    const headers = {
      'accept-encoding': 'gzip, deflate, br',
      ...sent.headers,
      ...(hasNoBody ? {} : { 'content-length': String(sent.body?.length ?? 0) }),
    }
    const outgoing = send(
      url,
      {
        method: sent.method,
        headers,
        timeout: TIMEOUT_MS,
        agent: false, // a connection of its own: the server may just be closing an idle one
        ...(signal ? { signal } : {}),
      },
      (response) => {
        const parts: Uint8Array[] = []
        response.on('data', (part: Uint8Array) => parts.push(part))
        response.on('error', fail)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            ...decompress(Buffer.concat(parts), response.headers['content-encoding']),
            ms: Math.round(performance.now() - startedAt),
          }),
        )
      },
    )
    outgoing.on('timeout', () =>
      outgoing.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })),
    )
    outgoing.on('error', fail)
    outgoing.end(sent.body)
  })
}

/** Where a 307 or 308 sends a call, if that is the backend itself (decisions D11). */
function redirectOf({ status, headers }: Exchange, base: URL): string | null {
  const { location } = headers
  if (![307, 308].includes(status) || location === undefined || !URL.canParse(location, base))
    return null
  const target = new URL(location, base)
  return target.origin === base.origin ? target.pathname + target.search : null
}

/** The same, with the redirects that keep method and body. @throws NoResponseError */
export async function sendFollowing(
  base: URL,
  sent: Sent,
  signal?: AbortSignal,
): Promise<Exchange> {
  let exchange = await sendOnce(base, sent, signal)
  for (let count = 0; count < MOST_REDIRECTS; count += 1) {
    const path = redirectOf(exchange, base)
    if (path === null) break
    // oxlint-disable-next-line no-await-in-loop -- each redirect names the next
    exchange = await sendOnce(base, { ...sent, path }, signal)
  }
  return exchange
}
