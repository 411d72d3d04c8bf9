import { defineConfig } from '@playwright/test'
import { TEST_BUILD_DIR } from './scripts/buildForTests.mjs'
import { launchOptions } from './scripts/chromium.mjs'

const PORT = Number(process.env.PREVIEW_PORT ?? 4173)
const PREVIEW = `node node_modules/vite/bin/vite.js preview --mode sandbox --outDir ${TEST_BUILD_DIR}`

/** The product as it ships, in real Chromium: a production build, served with the sandbox in front of it over real HTTP. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  workers: 3, // on two cores: a test spends a part of its time waiting for the product
  fullyParallel: true, // each test has a sandbox world of its own
  timeout: 120_000,
  expect: { timeout: 30_000 }, // waiting costs nothing where it passes
  retries: 1, // counted and named at the end of `npm test`, and limited there
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // No platform in the name: the snapshots are text.
  snapshotPathTemplate: '{testDir}/snapshots/{testFileName}/{arg}{ext}',
  outputDir: 'test-results/playwright',
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 860 },
    locale: 'en-IN',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    launchOptions: launchOptions(),
  },
  webServer: {
    command: `node scripts/buildForTests.mjs && ${PREVIEW} --port ${PORT}`,
    url: `http://localhost:${PORT}/sandbox`,
    env: { SANDBOX_SPEED: 'instant' },
    timeout: 180_000,
    reuseExistingServer: false,
  },
})
