import { afterEach } from 'vitest'
import { keepConsoleSilent, restoreClockAndSpies } from './silentConsole.ts'

keepConsoleSilent()
restoreClockAndSpies()

const NEEDS_DOM =
  /^(?:window|document|navigator|location|\w+Storage|HTML\w*Element) is not defined$/

/** Which project a test runs in is told by its name alone: see vitest.config.ts. */
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    if (NEEDS_DOM.test(error.message))
      error.message += `: this test runs in Node. One that needs a page is named ${task.file.name.replace(/\.test\.ts$/, '.dom.test.ts')}`
})
