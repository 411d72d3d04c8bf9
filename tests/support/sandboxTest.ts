import { test as base } from 'vitest'
import { sandboxServer } from '#tests/sandbox/testServer.ts'

/** A test with its own sandbox world, which starts, resets and stops by itself. */
export const test = base
  .extend('server', { scope: 'file', auto: true }, ({}, { onCleanup }) => {
    sandboxServer.start()
    onCleanup(() => sandboxServer.stop())
    return sandboxServer
  })
  .extend('world', { auto: true }, ({ server }) => server.reset())
