import { setTimeout as pause } from 'node:timers/promises'
import { getResponse } from 'msw'
import { makeHandlers } from './handlers.ts'
import { API_PATH, MAP_PATH } from './paths.ts'
import { servePage, type Demo } from './web/pages.ts'
import type { World } from './world.ts'

/** Duration of a call at speed 1, so that loading states are visible. */
const LATENCY_MS = 250

export type Backend = {
  world: () => World
  /** The response; null if the request is not for the sandbox. */
  handle: (request: Request) => Promise<Response | null>
}

type BackendOptions = {
  world: World
  /** The world after a reset, at this speed. */
  makeFreshWorld: (speed: number) => World
  answerMap: (request: Request) => Promise<Response>
  demo?: Demo
}

/** Answers an error of a handler or page like a backend, not with the portal's HTML. */
const asServerError = (error: unknown) =>
  Response.json(
    { detail: `Sandbox error: ${error instanceof Error ? error.message : String(error)}` },
    { status: 500 },
  )

/** The backend over one world: the calls, the maps service and /sandbox. */
export function createBackend({ world, makeFreshWorld, answerMap, demo }: BackendOptions): Backend {
  let current = world
  const handlers = makeHandlers(() => current)
  const reset = () => (current = makeFreshWorld(current.speed))

  async function answerCall(request: Request): Promise<Response> {
    await pause(LATENCY_MS / current.speed)
    return (await getResponse(handlers, request)) ?? asServerError('no handler')
  }

  return {
    world: () => current,
    async handle(request) {
      const { pathname } = new URL(request.url)
      try {
        if (API_PATH.test(pathname)) return await answerCall(request)
        if (MAP_PATH.test(pathname)) return await answerMap(request)
        return await servePage(request, { world: current, reset, demo })
      } catch (error) {
        return asServerError(error)
      }
    },
  }
}
