import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'

const BODILESS = new Set(['GET', 'HEAD'])

/** Converts a Node request to a Request with a streaming body. */
export function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    for (const item of [value ?? []].flat()) headers.append(name, item)
  const method = incoming.method ?? 'GET'
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
  const bare = { method, headers, redirect: 'manual' } as const
  if (BODILESS.has(method)) return new Request(url, bare)
  // The DOM types know neither Node's stream nor `duplex`, which a streaming body requires.
  const streaming = { ...bare, body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }
  return new Request(url, streaming)
}

/**
 * Sends a Response; one of type 'error' breaks the connection, after the headers: Chromium repeats a call, a POST too, if a
 * connection that it used before breaks without a byte of an answer.
 */
export async function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.writeHead(200, { 'Content-Type': 'application/json' })
    outgoing.write(' ', () => outgoing.destroy())
    return
  }
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  if (response.body === null) outgoing.end()
  else await pipeline(Readable.fromWeb(response.body as NodeStream), outgoing) // the DOM's type of the same stream
}
