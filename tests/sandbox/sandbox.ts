import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { ACCOUNTS, SANDBOX_PASSWORD, type AccountRow } from './accounts.ts'
import { createBackend } from './backend.ts'
import { freshWorld } from './freshWorld.ts'
import { createMapService } from './map/mapService.ts'
import { parseCount } from './seeds/fill.ts'
import { parseSpeed } from './speed.ts'
import { upgrade } from './uan/upgrade.ts'
import { createWorldCache, WORLD_HEADER } from './worlds.ts'

export type Sandbox = {
  /** The response; null if the request is not for the sandbox. */
  handle(request: Request): Promise<Response | null>
  /** Accepts a live socket. False if it is not for the sandbox. */
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Lines for the terminal. */
  welcome: string
}

function welcome(): string {
  const rows: readonly AccountRow[] = ACCOUNTS
  const listed = rows.filter(({ magic }) => magic !== true)
  const width = Math.max(...listed.map(({ email }) => email.length))
  return [
    `  Sandbox accounts, password ${SANDBOX_PASSWORD}`,
    ...listed.map(({ email, description }) => `    ${email.padEnd(width)}  ${description}`),
    '  Samples, magic values and pace: /sandbox    E-mails, SMS and calls it sent: /sandbox/inbox',
    '',
  ].join('\n')
}

/** The values of SANDBOX_SPEED, SANDBOX_CLIENTS and SANDBOX_USERS. */
export type SandboxSettings = {
  speed: string | undefined
  clients?: string | undefined
  users?: string | undefined
}

/**
 * The sandbox for an HTTP server: a shared world, and one for each name in requests.
 * @throws Error for an invalid setting
 */
export function createSandbox({ speed, clients, users }: SandboxSettings): Sandbox {
  const fill = {
    clients: parseCount('SANDBOX_CLIENTS', clients),
    users: parseCount('SANDBOX_USERS', users),
  }
  const startSpeed = parseSpeed(speed)
  const makeFreshWorld = (currentSpeed: number) => freshWorld({ speed: currentSpeed, fill })
  const answerMap = createMapService()
  const backendOf = createWorldCache(() =>
    createBackend({ world: makeFreshWorld(startSpeed), makeFreshWorld, answerMap }),
  )

  return {
    welcome: welcome(),
    upgrade: (incoming, socket, head) =>
      upgrade(incoming, socket, { head, worldOf: (name) => backendOf(name).world() }),
    handle: (request) => backendOf(request.headers.get(WORLD_HEADER) ?? '').handle(request),
  }
}
