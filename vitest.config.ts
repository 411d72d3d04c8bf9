import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.mjs'
import { css } from './scripts/vite/css.ts'
import { define } from './scripts/vite/define.ts'
import { messages } from './scripts/vite/messages.ts'
import { pdfAssets } from './scripts/vite/pdfAssets.ts'
import { sandbox } from './tests/sandbox/vitePlugin.ts'
import { WAIT_TIMEOUT_MS } from './tests/support/timeouts.ts'

/** Variables of every test run: the same ones that `npm start` sets for the sandbox. */
const env = {
  VITE_MAIL_RESPONSE_KEY: 'sandbox-mail-response-key',
  VITE_UAN_PASSWORD_KEY: 'c2FuZGJveC11YW4ta2V5LTMyLWJ5dGVzLWxvbmchISE=',
  VITE_MAP_TILES_URL: '/map/tiles/{z}/{x}/{y}.png',
  VITE_GEOCODER_URL: '/map/search',
  TZ: process.env.TZ ?? 'UTC',
}

/**
 * Where a test runs is told by its name. `*.test.ts` in tests/unit: Node. `*.test.tsx` and `*.dom.test.ts`: jsdom.
 * `*.mocked.test.ts(x)`: beside the journeys, with the modules that they replace (setupJourneys.ts).
 * `*.isolated.test.ts(x)`: jsdom in a process of its own, for a test that puts another module in the place of one of ours.
 * In tests/browser: Chromium.
 */
export default defineConfig({
  plugins: [react(), pdfAssets(), messages()],
  css,
  define,
  test: {
    env,
    reporters: process.env.CI ? ['dot'] : ['default'],
    // Limits for a loaded machine, not measures: a test ends when what it waits for is there.
    testTimeout: 3 * WAIT_TIMEOUT_MS,
    hookTimeout: 3 * WAIT_TIMEOUT_MS,
    expect: { poll: { timeout: WAIT_TIMEOUT_MS } },
    // Starting jsdom and loading the product took longer than most files: a worker keeps both.
    isolate: false,
    // A page of jsdom is a lot of short-lived memory: with room for it, collecting takes half as long, 5 instead of 9 % of all time.
    execArgv: ['--max-semi-space-size=64'],
    // A test waits for a fifth of its time: with vitest's own choice, one worker less than cores, two cores were half idle.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['**/*.{dom,isolated,mocked}.test.ts'],
          setupFiles: ['./tests/support/setupNode.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: './tests/support/jsdomNativeFetch.ts',
          include: ['tests/unit/**/*.test.tsx', 'tests/unit/**/*.dom.test.ts'],
          exclude: ['**/*.{isolated,mocked}.test.tsx'],
          setupFiles: ['./tests/support/setupDom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: './tests/support/jsdomNativeFetch.ts',
          include: ['tests/journeys/**/*.test.tsx', 'tests/unit/**/*.mocked.test.{ts,tsx}'],
          exclude: ['**/*.isolated.test.tsx'],
          setupFiles: ['./tests/support/setupDom.ts', './tests/support/setupJourneys.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          isolate: true,
          environment: './tests/support/jsdomNativeFetch.ts',
          include: ['tests/{unit,journeys}/**/*.isolated.test.{ts,tsx}'],
          setupFiles: ['./tests/support/setupDom.ts'],
        },
      },
      {
        extends: true,
        plugins: [sandbox({ banner: false })], // tiles for the map
        // Found late, they would reload the page in the middle of a test.
        optimizeDeps: {
          include: [
            'pdfjs-dist/legacy/build/pdf.mjs',
            'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
            'xlsx',
            'xlsx/dist/cpexcel.full.mjs',
            'comlink',
            'downshift',
            '@tanstack/react-virtual',
            'pdf-lib',
            'pkijs',
            'asn1js',
            'zxing-wasm/reader',
            'jszip',
            'leaflet',
            'react-leaflet',
          ],
        },
        test: {
          name: 'browser',
          isolate: true,
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          setupFiles: ['./tests/support/setupBrowser.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
