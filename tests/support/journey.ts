import { dropGuards } from '#shared/navigation/leaveGuard.ts'
import { runCleanUps } from '#shared/session/onSessionEnd.ts'
import { test as sandboxTest } from './sandboxTest.ts'

/** A journey through the whole portal (see `renderApp`), in a browser that keeps nothing for the next one. */
export const test = sandboxTest.extend('browser', { auto: true }, ({}, { onCleanup }) => {
  onCleanup(async () => {
    dropGuards()
    await runCleanUps()
  })
})
