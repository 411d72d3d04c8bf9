import { defineConfig } from '@playwright/test'
import { ensureChromium } from './scripts/chromium.mjs'

const PREVIEW_PORT = Number(process.env.PREVIEW_PORT ?? 4173)

/** The product as it ships, in real Chromium: a production build on the sandbox over real HTTP. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  // One sandbox world, one session a user: the journeys take turns.
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  // CI machines are shared: a slow moment gets a second try, which is told; a real fault fails twice.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/playwright',
  use: {
    baseURL: `http://localhost:${PREVIEW_PORT}`,
    viewport: { width: 1280, height: 860 },
    locale: 'en-IN',
    trace: 'off',
    launchOptions: {
      executablePath: ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js build --mode sandbox && node node_modules/vite/bin/vite.js preview --mode sandbox --port ${PREVIEW_PORT}`,
    url: `http://localhost:${PREVIEW_PORT}/sandbox`,
    env: { SANDBOX_SPEED: '20' },
    timeout: 120_000,
    reuseExistingServer: false,
  },
})
