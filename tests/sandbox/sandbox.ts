import { setTimeout as pause } from 'node:timers/promises'
import { getResponse } from 'msw'
import { ACCOUNTS, SANDBOX_PASSWORD, type AccountRow } from './accounts.ts'
import { makeHandlers } from './handlers.ts'
import { API_PATH } from './paths.ts'
import { answerPage } from './web/pages.ts'
import { parseCount } from './seeds/fill.ts'
import { parseSpeed } from './speed.ts'
import { freshWorld } from './freshWorld.ts'
import type { World } from './world.ts'

/** How long a call takes at speed 1, so that loading states can be seen. */
const LATENCY_MS = 250

export type Sandbox = {
  /** The answer, or null when the request is none of the sandbox's. */
  handle(request: Request): Promise<Response | null>
  /** Lines for the terminal. */
  welcome: string
}

/** A throwing handler or page answers as a backend would, never with the portal's own HTML. */
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
    ...listed.map(({ email, shows }) => `    ${email.padEnd(width)}  ${shows}`),
    '  Samples, magic values and pace: /sandbox    E-mails it sent: /sandbox/inbox',
    '',
  ].join('\n')
}

/** As in SANDBOX_SPEED, SANDBOX_CLIENTS and SANDBOX_USERS. */
export type SandboxSettings = {
  speed: string | undefined
  clients?: string | undefined
  users?: string | undefined
}

/** The stand-in backend over one world, for a real HTTP server. @throws Error that names a wrong setting */
export function createSandbox({ speed, clients, users }: SandboxSettings): Sandbox {
  const fill = {
    clients: parseCount('SANDBOX_CLIENTS', clients),
    users: parseCount('SANDBOX_USERS', users),
  }
  let world: World = freshWorld({ speed: parseSpeed(speed), fill })
  const handlers = makeHandlers(() => world)
  const reset = () => {
    world = freshWorld({ speed: world.speed, fill })
    return world
  }

  async function answerApi(request: Request): Promise<Response> {
    await pause(LATENCY_MS / world.speed)
    const response = await getResponse(handlers, request)
    return response ?? asServerError('no handler')
  }

  return {
    welcome: welcome(),
    async handle(request) {
      const { pathname } = new URL(request.url)
      try {
        if (API_PATH.test(pathname)) return await answerApi(request)
        return await answerPage(request, { world, reset })
      } catch (error) {
        return asServerError(error)
      }
    },
  }
}
