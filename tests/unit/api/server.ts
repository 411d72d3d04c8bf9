import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** The API's origin for a page whose host is not listed: its own. */
export const ORIGIN = 'http://localhost:5173'

/** A bare wire for the tests of this folder; each test says what answers. */
export const server = setupServer()

export function startServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}
