import { test as base } from 'vitest'
import { sandboxServer } from '#tests/sandbox/testServer.ts'

/** A test with the sandbox behind every request and a world of its own: nothing to start, reset or stop by hand. */
export const test = base
  .extend('server', { scope: 'file', auto: true }, ({}, { onCleanup }) => {
    sandboxServer.start()
    onCleanup(() => sandboxServer.stop())
    return sandboxServer
  })
  .extend('world', { auto: true }, ({ server }) => server.reset())
