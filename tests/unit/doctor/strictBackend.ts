import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { WebSocketServer } from 'ws'
import { strictAnswers, type Answer, type Asked } from './strictAnswers.ts'

/** A change of one answer, or of how the backend behaves. */
export type Fault = {
  name: string
  /** `POST /path`, the beginning of the request; a space after the path makes it the whole path. */
  at: string
  /** Only where the request's body has this text. */
  sent?: string
  change: (answer: Answer, state: State) => void | Promise<void>
}

/** What the backend remembers. */
export type State = {
  session: string | null
  received: string[]
}

export type StrictBackend = { url: string; state: State; close: () => Promise<void> }

/** How the sign-in's cookie is set; also cleared with it. */
export const COOKIE = 'sid=s-1; Path=/; HttpOnly; SameSite=Lax'

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

const LOGIN = 'POST /master/V1/login'
const LOGOUT = 'POST /master/V1/logout'
const PUBLIC = ['POST /master/V1/validate-mail', LOGIN, 'GET /service/fintech/V1/dav/case/form/']

function answerOf(asked: Asked, state: State, headers: IncomingMessage['headers']): Answer {
  const hasSession = state.session !== null && headers.cookie?.includes(state.session) === true
  if (!hasSession && !PUBLIC.some((line) => asked.line.startsWith(line)))
    return { status: 401, headers: {}, body: JSON.stringify({ detail: 'Not signed in' }) }
  const answer = strictAnswers(asked)
  if (asked.line === LOGIN) {
    state.session = 'sid=s-1'
    answer.headers['set-cookie'] = COOKIE
  }
  if (asked.line === LOGOUT) {
    state.session = null
    answer.headers['set-cookie'] = `${COOKIE}; Max-Age=0`
  }
  return answer
}

function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  return headers.origin === undefined
    ? {}
    : {
        'access-control-allow-origin': headers.origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
        'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
      }
}

const sockets = (server: Server, refuses: boolean) => {
  const handler = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket: Duplex, head) => {
    if (refuses) {
      socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
      return
    }
    handler.handleUpgrade(request, socket, head, (opened) => {
      opened.send(JSON.stringify({ event: 'ERROR', status: 401, data: { reason: 'no job' } }))
      opened.close()
    })
  })
}

/**
 * A backend that follows the specification and is not our sandbox: written from the specification's tables, with what they leave
 * open in other forms than ours. Each fault changes an answer.
 */
export async function startStrictBackend(
  faults: readonly Fault[] = [],
  { refusesSockets = false } = {},
): Promise<StrictBackend> {
  const state: State = { session: null, received: [] }
  // The doctor may check 5,000 rows for more than the usual 5 s while its connection is idle.
  const server = createServer({ keepAliveTimeout: 60_000 }, (incoming, response) => {
    const respond = async () => {
      const body = await readAll(incoming)
      const url = new URL(incoming.url ?? '', 'http://localhost')
      const asked = { line: `${incoming.method} ${url.pathname}`, url, body: body.toString() }
      state.received.push(asked.line)
      const answer: Answer =
        incoming.method === 'OPTIONS'
          ? { status: 204, headers: {}, body: '' }
          : answerOf(asked, state, incoming.headers)
      Object.assign(answer.headers, corsHeaders(incoming))
      for (const { at, sent = '', change } of faults)
        // oxlint-disable-next-line no-await-in-loop -- one after the other, on the same answer
        if (`${asked.line} `.startsWith(at) && asked.body.includes(sent))
          await change(answer, state)
      const isText = typeof answer.body === 'string' && answer.body !== ''
      const isPlain = !isText || 'content-encoding' in answer.headers
      const headers = isPlain ? answer.headers : { ...answer.headers, 'content-encoding': 'gzip' }
      response.writeHead(answer.status, headers)
      response.end(isPlain ? answer.body : gzipSync(answer.body))
    }
    respond().catch(() => response.destroy())
  })
  sockets(server, refusesSockets)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo // a TCP server has no other form
  return {
    url: `http://localhost:${port}`,
    state,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
