import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { respond, loadSandbox } from '../sandbox/vitePlugin.ts'

/** For the handshake (RFC 6455). */
const WEBSOCKET_ID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'

/** Accepts a live socket and sends one frame with the requested path. */
function acceptUpgrade(socket: Duplex, path: string, key: string): void {
  const accept = createHash('sha1')
    .update(key + WEBSOCKET_ID)
    .digest('base64')
  const text = Buffer.from(path)
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  )
  socket.write(Buffer.concat([Buffer.from([0x81, text.length]), text]))
}

export type Backend = {
  port: number
  /** Paths and protocols of all upgrades that reached it. */
  upgrades: readonly string[]
  close: () => Promise<void>
}

/** The sandbox as a separate backend without the portal's files and headers, and with a live socket. */
export async function startBackend(): Promise<Backend> {
  const { sandbox, close } = await loadSandbox(process.cwd(), { speed: 'instant' })
  const server = createServer((request, response) => {
    respond(sandbox, request, response).then(
      (proxyResponse) => {
        if (!proxyResponse) response.writeHead(404).end()
      },
      () => response.destroy(), // the client disconnected
    )
  })
  // The tests run in this process, and copy whole releases: a connection that is in use would look idle afterwards.
  server.keepAliveTimeout = 0
  const upgrades: string[] = []
  server.on('upgrade', ({ url, headers }, socket: Duplex) => {
    upgrades.push(`${headers.upgrade} ${url}`)
    if (headers.upgrade !== 'websocket') return void socket.end()
    acceptUpgrade(socket, url ?? '', headers['sec-websocket-key'] ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // of a listening server
  return {
    port,
    upgrades,
    async close() {
      server.closeAllConnections()
      server.close()
      await close()
    },
  }
}
