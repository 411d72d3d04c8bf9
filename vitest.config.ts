import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { ensureChromium } from './scripts/chromium.mjs'
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
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          retry: process.env.CI ? 1 : 0,
          environment: './tests/support/jsdomNativeFetch.ts',
          include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/journeys/**/*.test.{ts,tsx}'],
          setupFiles: ['./tests/support/setup.ts'],
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
          // A slow browser on a loaded machine is tried again; a real fault fails twice.
          retry: 1,
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          setupFiles: ['./tests/support/setupBrowser.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
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
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
