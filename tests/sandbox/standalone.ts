import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendResponse, toRequest } from './nodeHttp.ts'
import { API_PATH } from './paths.ts'
import { createSandbox, type SandboxSettings } from './sandbox.ts'

type StandaloneOptions = {
  /** 0: any free port. */
  port: number
  /** Origins whose pages may call it with the session cookie. */
  origins: readonly string[]
  settings: SandboxSettings
}

export type StandaloneSandbox = { url: string; welcome: string; close: () => Promise<void> }

/** An origin as a browser sends it. @throws Error that says how to write it */
export function parseOrigin(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : 'null'
  if (origin === text) return origin
  const example = origin === 'null' ? 'https://qa.example' : origin
  throw new Error(`--origin ${text} is not an origin. Write it as ${example}`)
}

/** Headers for the page of an allowed origin (Fetch standard, CORS protocol); none for any other. */
function corsHeaders(request: IncomingMessage, origins: readonly string[]): [string, string][] {
  const { origin } = request.headers
  if (origin === undefined || !origins.includes(origin)) return [['Vary', 'Origin']]
  return [
    ['Vary', 'Origin'],
    ['Access-Control-Allow-Origin', origin],
    ['Access-Control-Allow-Credentials', 'true'],
    ['Access-Control-Expose-Headers', 'Content-Disposition'],
  ]
}

function answerPreflight({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE')
  response.setHeader(
    'Access-Control-Allow-Headers',
    headers['access-control-request-headers'] ?? '',
  )
  response.writeHead(204).end()
}

/**
 * The sandbox as a backend of its own, without the portal: the API, the maps service and /sandbox.
 * @throws Error for an invalid setting, or a port that is in use
 */
export async function startStandaloneSandbox({
  port,
  origins,
  settings,
}: StandaloneOptions): Promise<StandaloneSandbox> {
  const sandbox = createSandbox(settings)
  const server = createServer((request, response) => {
    for (const [name, value] of corsHeaders(request, origins)) response.setHeader(name, value)
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method']) {
      answerPreflight(request, response)
      return
    }
    sandbox
      .handle(toRequest(request))
      .then((answer) =>
        sendResponse(answer ?? new Response('Not found', { status: 404 }), response),
      )
      .catch(() => response.destroy()) // the client disconnected
  })
  server.on('upgrade', (request, socket, head) => {
    const isHandled = API_PATH.test(request.url ?? '') && sandbox.upgrade(request, socket, head)
    if (!isHandled) socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const { port: actualPort } = server.address() as AddressInfo // a TCP server has no other form
  return {
    url: `http://localhost:${actualPort}`,
    welcome: sandbox.welcome,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
