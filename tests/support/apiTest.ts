import { setupServer } from 'msw/node'
import { test as base } from 'vitest'

/** The API's origin for an unlisted host: the page's own. */
export const ORIGIN = 'http://localhost:5173'

/** A mock server without the sandbox: each test defines its handlers, and any other request fails. */
export const apiServer = setupServer()

/** A test with this mock server, which starts, resets and stops by itself. */
export const test = base
  .extend('listening', { scope: 'file', auto: true }, ({}, { onCleanup }) => {
    apiServer.listen({ onUnhandledRequest: 'error' })
    onCleanup(() => apiServer.close())
    return apiServer
  })
  .extend('handlers', { auto: true }, ({ listening }, { onCleanup }) => {
    onCleanup(() => listening.resetHandlers())
    return listening
  })
