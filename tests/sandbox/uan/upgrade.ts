import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { World } from '../world.ts'
import { WORLD_HEADER } from '../worlds.ts'
import { handleConnection, isRefused, SOCKET_PATH } from './socket.ts'

const urlOf = ({ url }: IncomingMessage) => new URL(url ?? '/', 'http://localhost')

/** The world of a handshake: by header or query. */
export function worldNameOf(incoming: IncomingMessage): string {
  const header = incoming.headers[WORLD_HEADER]
  return typeof header === 'string' ? header : (urlOf(incoming).searchParams.get('world') ?? '')
}

const server = new WebSocketServer({ noServer: true })

/** Accepts a candidate's live socket on a Node server. False if it is not for the sandbox. */
export function upgrade(
  incoming: IncomingMessage,
  socket: Duplex,
  { head, worldOf }: { head: Buffer; worldOf: (name: string) => World },
): boolean {
  const jobId = SOCKET_PATH.exec(urlOf(incoming).pathname)?.[1]
  if (jobId === undefined) return false
  const world = worldOf(worldNameOf(incoming))
  const id = decodeURIComponent(jobId)
  if (isRefused(world, id)) {
    socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n')
    return true
  }
  server.handleUpgrade(incoming, socket, head, (line) => {
    const onMessage = handleConnection(world, id, {
      send: (text) => line.send(text),
      close: () => line.close(),
      drop: () => line.terminate(),
    })
    line.on('message', (data: Buffer) => void onMessage(data.toString())) // ws gives a Buffer by default
  })
  return true
}
