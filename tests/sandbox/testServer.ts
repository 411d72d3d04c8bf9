import { http, ws } from 'msw'
import { setupServer } from 'msw/node'
import { freshWorld } from './freshWorld.ts'
import { makeHandlers } from './handlers.ts'
import type { NextAnswerInput } from './next/answers.ts'
import { addNextAnswer, NEXT_PATH, serveNext } from './next/api.ts'
import { recordFrame, recordMisfits } from './strictExchange.ts'
import { handleConnection, SOCKET_PATH } from './uan/socket.ts'
import type { World } from './world.ts'

let world: World = freshWorld({ speed: Infinity })

/** Live sockets of candidates (decisions D31). */
const sockets = ws.link(SOCKET_PATH).addEventListener('connection', ({ client }) => {
  const jobId = SOCKET_PATH.exec(client.url.pathname)?.[1] ?? ''
  const job = world.uanJobs.get(decodeURIComponent(jobId))
  const isGarbled = job?.sourceData.internalReferenceNumber === 'link-garbled'
  const onMessage = handleConnection(world, decodeURIComponent(jobId), {
    send: (text) => {
      if (!isGarbled) recordFrame(text)
      client.send(text)
    },
    close: () => client.close(),
    drop: () => client.close(1006),
  })
  client.addEventListener(
    'message',
    ({ data }) => void onMessage(typeof data === 'string' ? data : ''),
  )
})

const server = setupServer(
  ...makeHandlers(() => world, recordMisfits),
  http.all(NEXT_PATH, ({ request }) => serveNext(request, world)),
  sockets,
)

/**
 * The sandbox for vitest (design, "The sandbox"). Jobs are done at their first status call unless a test sets
 * `world.speed`; `world.advance(ms)` moves its clock. Fixtures start it and give each test a fresh world:
 * `#tests/support/sandboxTest.ts`.
 */
export const sandboxServer = {
  /** A request that is not a backend call fails the test. */
  start() {
    server.listen({ onUnhandledRequest: 'error' })
  },
  /** Starts a fresh world without handlers added by `use`; old cookies are invalid in it. */
  reset(): World {
    server.resetHandlers()
    world = freshWorld({ speed: Infinity })
    return world
  },
  stop() {
    server.close()
  },
  /** Adds handlers of one test before the sandbox's own. */
  use: server.use.bind(server),
  /** Scripts what a call is answered next. @throws NextAnswerProblem */
  answerNext(input: NextAnswerInput): void {
    addNextAnswer(world, input)
  },
  get world(): World {
    return world
  },
}
