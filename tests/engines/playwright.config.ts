import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './engine.ts'

/** For the servers started by the workers. */
process.env.SANDBOX_SPEED = 'instant'
process.env.SANDBOX_BANNER = 'off'

/** The same tests in Debian's Firefox and WebKitGTK. Playwright only runs the tests and controls neither browser. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 60_000 }, // costs nothing if tests pass
  retries: 1, // counted and listed at the end of the run
  outputDir: '../../test-results/engines',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})
