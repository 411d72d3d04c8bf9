import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

/** What a backend or a proxy in front of it may get wrong: headers and body of a response. */
export type Answer = { status: number; headers: Headers; body: Buffer }

export type Wrong = {
  name: string
  /** `POST /path`, the beginning of the request; a space after the path makes it the whole path. */
  at: string
  /** Only where the request's body has this text. */
  sent?: string
  change: (answer: Answer) => void
  /** The row and the path that the doctor must name. */
  expected: readonly [call: string, path: string]
}

/** The fields that the differences change, wherever they are. */
export type JsonBody = Record<string, unknown> & {
  data: (Record<string, unknown> & { sourceData: Record<string, unknown> })[]
  profile: Record<string, unknown>
  0: Record<string, unknown>
}

/** Changes the JSON of a response. */
export const inJson =
  (edit: (body: JsonBody) => void) =>
  (answer: Answer): void => {
    const body = JSON.parse(answer.body.toString()) as JsonBody // what the sandbox returns
    edit(body)
    answer.body = Buffer.from(JSON.stringify(body))
  }

export type WrongBackend = { url: string; received: string[]; close: () => Promise<void> }

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

function sendAnswer({ status, headers, body }: Answer, response: ServerResponse): void {
  response.statusCode = status
  for (const [name, value] of headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.removeHeader('content-length')
  response.end(body)
}

/** A proxy in front of a right backend that gets these things wrong, and refuses live sockets. */
export async function startWrongBackend(
  backend: string,
  wrongs: readonly Wrong[],
): Promise<WrongBackend> {
  const received: string[] = []
  const server = createServer((incoming, response) => {
    const answer = async () => {
      const sent = await readAll(incoming)
      const line = `${incoming.method} ${incoming.url}`
      received.push(line)
      const headers = new Headers()
      for (const [name, value] of Object.entries(incoming.headers))
        if (!['host', 'connection', 'content-length'].includes(name))
          headers.set(name, [value ?? ''].flat().join())
      const hasBody = sent.length > 0
      const right = await fetch(backend + (incoming.url ?? ''), {
        method: incoming.method ?? 'GET',
        headers,
        redirect: 'manual',
        ...(hasBody ? { body: new Uint8Array(sent) } : {}),
      })
      const result: Answer = {
        status: right.status,
        headers: new Headers(right.headers),
        body: Buffer.from(await right.arrayBuffer()),
      }
      for (const { at, sent: text, change } of wrongs)
        if (`${line} `.startsWith(at) && (text === undefined || sent.includes(text))) change(result)
      sendAnswer(result, response)
    }
    answer().catch(() => response.destroy())
  })
  server.on('upgrade', (_, socket: Duplex) => socket.end('HTTP/1.1 404 Not Found\r\n\r\n'))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo // a TCP server has no other form
  return {
    url: `http://localhost:${port}`,
    received,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
