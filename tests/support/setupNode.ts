import { afterEach, vi } from 'vitest'
import { endStores } from './openStores.ts'
import { waitPatiently } from './patientWaits.ts'
import { keepConsoleSilent, restoreClockAndSpies } from './silentConsole.ts'

vi.mock('#shared/pdf/pdfEngine.ts', () => import('./standIns/pdfEngine.ts'))

waitPatiently()
keepConsoleSilent()
restoreClockAndSpies()
afterEach(endStores)

const NEEDS_DOM =
  /^(?:window|document|navigator|location|\w+Storage|HTML\w*Element) is not defined$/

/** Which project a test runs in is told by its name alone: see vitest.config.ts. */
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    if (NEEDS_DOM.test(error.message))
      error.message += `: this test runs in Node. One that needs a page is named ${task.file.name.replace(/\.test\.ts$/, '.dom.test.ts')}`
})
