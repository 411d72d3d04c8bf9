import { request as sendHttp, type IncomingHttpHeaders } from 'node:http'
import { request as sendHttps } from 'node:https'

export type Sent = {
  method: string
  path: string
  headers: Record<string, string>
  body?: Uint8Array
}
export type Exchange = {
  status: number
  headers: IncomingHttpHeaders
  body: Uint8Array
  ms: number
}

const TIMEOUT_MS = 120_000

/** No response: the code of the failure, such as ECONNREFUSED. Its message may have the address, so it is not kept. */
export class NoResponseError extends Error {
  override name = 'NoResponseError'
}

/** One request without redirects, decompression or a cookie jar of its own. @throws NoResponseError */
export function sendOnce(base: URL, sent: Sent, signal?: AbortSignal): Promise<Exchange> {
  const url = new URL(sent.path, base)
  const send = url.protocol === 'https:' ? sendHttps : sendHttp
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'no response'
      reject(new NoResponseError(code))
    }
    const headers =
      sent.body === undefined && sent.method === 'GET'
        ? sent.headers
        : { ...sent.headers, 'content-length': String(sent.body?.length ?? 0) }
    const outgoing = send(
      url,
      { method: sent.method, headers, timeout: TIMEOUT_MS, ...(signal ? { signal } : {}) },
      (response) => {
        const parts: Uint8Array[] = []
        response.on('data', (part: Uint8Array) => parts.push(part))
        response.on('error', fail)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
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

/** The cookies of a session, by name. */
export class Cookies {
  readonly #values = new Map<string, string>()

  keep(headers: IncomingHttpHeaders): void {
    for (const cookie of headers['set-cookie'] ?? []) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      if (at > 0) this.#values.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim())
    }
  }

  header(): Record<string, string> {
    const text = [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ')
    return text === '' ? {} : { cookie: text }
  }
}
