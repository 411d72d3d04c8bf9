import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { getResponse } from 'msw'
import { ACCOUNTS, SANDBOX_PASSWORD, type AccountRow } from './accounts.ts'
import { freshWorld } from './freshWorld.ts'
import { makeHandlers } from './handlers.ts'
import { createMapService } from './map/mapService.ts'
import { API_PATH, MAP_PATH } from './paths.ts'
import { parseCount, type FillCounts } from './seeds/fill.ts'
import { parseSpeed } from './speed.ts'
import { upgrade } from './uan/upgrade.ts'
import { servePage } from './web/pages.ts'
import type { World } from './world.ts'
import { createWorldCache, WORLD_HEADER } from './worlds.ts'

/** Duration of a call at speed 1, so that loading states are visible. */
const LATENCY_MS = 250

export type Sandbox = {
  /** The response; null if the request is not for the sandbox. */
  handle(request: Request): Promise<Response | null>
  /** Accepts a live socket. False if it is not for the sandbox. */
  upgrade(incoming: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Lines for the terminal. */
  welcome: string
}

/** Answers an error of a handler or page like a backend, not with the portal's HTML. */
const asServerError = (error: unknown) =>
  Response.json(
    { detail: `Sandbox error: ${error instanceof Error ? error.message : String(error)}` },
    { status: 500 },
  )

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

/** The backend over one world. */
function makeBackend({ speed, fill }: { speed: number; fill: FillCounts }) {
  let current: World = freshWorld({ speed, fill })
  const world = () => current
  const handlers = makeHandlers(world)
  return {
    world,
    reset: () => (current = freshWorld({ speed: current.speed, fill })),
    async answerCall(request: Request): Promise<Response> {
      await pause(LATENCY_MS / current.speed)
      const response = await getResponse(handlers, request)
      return response ?? asServerError('no handler')
    },
  }
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
  const start = { speed: parseSpeed(speed), fill }
  const backendOf = createWorldCache(() => makeBackend(start))
  const answerMap = createMapService()

  return {
    welcome: welcome(),
    upgrade: (incoming, socket, head) =>
      upgrade(incoming, socket, { head, worldOf: (name) => backendOf(name).world() }),
    async handle(request) {
      const { pathname } = new URL(request.url)
      const backend = backendOf(request.headers.get(WORLD_HEADER) ?? '')
      try {
        if (API_PATH.test(pathname)) return await backend.answerCall(request)
        if (MAP_PATH.test(pathname)) return await answerMap(request)
        return await servePage(request, { world: backend.world(), reset: backend.reset })
      } catch (error) {
        return asServerError(error)
      }
    },
  }
}
