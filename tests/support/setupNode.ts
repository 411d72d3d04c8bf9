import { afterEach, vi } from 'vitest'
import { extendWaitTimeout } from './extendWaitTimeout.ts'
import { failOnConsole, restoreClockAndSpies } from './failOnConsole.ts'
import { keepTimeoutSignals } from './keepTimeoutSignals.ts'
import { endStores } from './storeCleanup.ts'

vi.mock('#shared/platform/pdf/pdfEngine.ts', () => import('./mocks/pdfEngine.ts'))

extendWaitTimeout()
keepTimeoutSignals()
failOnConsole()
restoreClockAndSpies()
afterEach(endStores)

const NEEDS_DOM =
  /^(?:window|document|navigator|location|\w+Storage|HTML\w*Element) is not defined$/

/** A test's file name decides its project: see vitest.config.ts. */
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    if (NEEDS_DOM.test(error.message))
      error.message += `: this test runs in Node. One that needs a page is named ${task.file.name.replace(/\.test\.ts$/, '.dom.test.ts')}`
})

/** Node decodes no pictures. */
Object.defineProperty(globalThis, 'createImageBitmap', {
  value: async () => ({ width: 1, height: 1, close: () => undefined }),
  configurable: true,
})
