import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './engine.ts'

/** For the servers that the workers start. */
process.env.SANDBOX_SPEED = 'instant'
process.env.SANDBOX_BANNER = 'off'

/** The same visits in Debian's Firefox and WebKitGTK, side by side. Playwright only runs them: it drives neither. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 60_000 }, // waiting costs nothing where it passes
  retries: 1, // counted and named in the last lines
  outputDir: '../../test-results/engines',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})
