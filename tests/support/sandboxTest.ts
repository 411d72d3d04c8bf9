import { test as base } from 'vitest'
import { takeMisfits } from '#tests/sandbox/strictExchange.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'

/** A test with its own sandbox world, which starts, resets and stops by itself. */
export const test = base
  .extend('server', { scope: 'file', auto: true }, ({}, { onCleanup }) => {
    sandboxServer.start()
    onCleanup(() => sandboxServer.stop())
    return sandboxServer
  })
  .extend('world', { auto: true }, ({ server }, { onCleanup }) => {
    takeMisfits() // of a call that outlived the test before
    onCleanup(() => {
      const misfits = takeMisfits()
      if (misfits.length > 0) throw new Error(`Not as described in api/:\n${misfits.join('\n')}`)
    })
    return server.reset()
  })
