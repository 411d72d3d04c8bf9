import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'

/** The built product behind Debian's nginx, with deploy/nginx.conf and the sandbox as its backend. */
export default defineConfig({
  testDir: '.',
  workers: 1, // they share one nginx
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results/deploy',
  use: {
    viewport: { width: 1280, height: 860 },
    locale: 'en-IN',
    contextOptions: { reducedMotion: 'reduce' },
    ignoreHTTPSErrors: true, // the certificate is made for this run
    trace: 'off',
    launchOptions: launchOptions(),
  },
})
