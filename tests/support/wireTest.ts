import { setupServer } from 'msw/node'
import { test as base } from 'vitest'

/** The API's origin for a page whose host is not listed: its own. */
export const ORIGIN = 'http://localhost:5173'

/** A bare wire, for tests of what is sent and read: each test says what answers, anything else that is asked fails. */
export const wire = setupServer()

/** A test with the bare wire under it: nothing to start, reset or stop by hand. */
export const test = base
  .extend('listening', { scope: 'file', auto: true }, ({}, { onCleanup }) => {
    wire.listen({ onUnhandledRequest: 'error' })
    onCleanup(() => wire.close())
    return wire
  })
  .extend('handlers', { auto: true }, ({ listening }, { onCleanup }) => {
    onCleanup(() => listening.resetHandlers())
    return listening
  })
