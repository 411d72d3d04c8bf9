import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'

/** The production build behind Debian's nginx with deploy/nginx.conf and the sandbox as backend. */
export default defineConfig({
  testDir: '.',
  workers: 1, // all tests share one nginx
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results/deploy',
  use: {
    viewport: { width: 1280, height: 860 },
    locale: 'en-IN',
    contextOptions: { reducedMotion: 'reduce' },
    ignoreHTTPSErrors: true, // the certificate is created for this run
    trace: 'off',
    launchOptions: launchOptions(),
  },
})
