import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.mjs'
import { css } from './scripts/vite/css.ts'
import packageJson from './package.json' with { type: 'json' }
import { pdfAssets } from './scripts/vite/pdfAssets.ts'

/** Variables of every test run: the same ones that `npm start` sets for the sandbox. */
const env = { VITE_MAIL_RESPONSE_KEY: 'sandbox-mail-response-key', TZ: process.env.TZ ?? 'UTC' }

export default defineConfig({
  plugins: [react(), pdfAssets()],
  css,
  define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
  test: {
    env,
    reporters: process.env.CI ? ['dot'] : ['default'],
    // Limits for a loaded machine, not measures: a test ends when what it waits for is there.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // By name: a `*.test.ts` runs in Node; one that needs a page is a `*.test.tsx` or a `*.dom.test.ts`.
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/unit/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
          setupFiles: ['./tests/support/setupNode.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: './tests/support/jsdomNativeFetch.ts',
          include: ['tests/unit/**/*.test.tsx', 'tests/unit/**/*.dom.test.ts'],
          setupFiles: ['./tests/support/setupDom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: './tests/support/jsdomNativeFetch.ts',
          include: ['tests/journeys/**/*.test.tsx'],
          setupFiles: ['./tests/support/setupDom.ts'],
        },
      },
      {
        extends: true,
        // Found late, they would reload the page in the middle of a test.
        optimizeDeps: {
          include: [
            'pdfjs-dist/legacy/build/pdf.mjs',
            'xlsx',
            'comlink',
            'downshift',
            '@tanstack/react-virtual',
            'pdf-lib',
            'jszip',
          ],
        },
        test: {
          name: 'browser',
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
