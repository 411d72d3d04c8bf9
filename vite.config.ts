import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { BUILD_TARGETS } from './scripts/browsers/supported.ts'
import { testBuildEnv } from './scripts/buildForTests.mjs'
import { axiosWithoutFetch } from './scripts/vite/axiosWithoutFetch.ts'
import { backendProxy } from './scripts/vite/backendProxy.ts'
import { chunkGroups } from './scripts/vite/chunkGroups.ts'
import { chunkNames } from './scripts/vite/chunkNames.ts'
import {
  contentSecurityHeaders,
  contentSecurityPolicy,
} from './scripts/vite/contentSecurityPolicy.ts'
import { css } from './scripts/vite/css.ts'
import { define } from './scripts/vite/define.ts'
import { inlineIcons } from './scripts/vite/inlineIcons.ts'
import { moduleCollector } from './scripts/vite/licences.ts'
import { messages } from './scripts/vite/messages.ts'
import { pdfAssets } from './scripts/vite/pdfAssets.ts'
import { portInUse } from './scripts/vite/portInUse.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { preloads } from './scripts/vite/preloads.ts'
import { prerenderPages } from './scripts/vite/prerenderPages.ts'
import { privacyContact } from './scripts/vite/privacyContact.ts'
import { productionRouter } from './scripts/vite/productionRouter.ts'
import { billOfMaterialsFile, releaseFiles } from './scripts/vite/release.ts'
import { sizeBudgets } from './scripts/vite/sizeBudgets.ts'
import { parseEnv } from './src/shared/platform/config/env.ts'

/** Where the build of a mode goes. */
const OUT_DIRS: Readonly<Record<string, string>> = { sandbox: 'dist/preview', demo: 'dist/demo' }

/**
 * Modes: `sandbox` brings the stand-in backend (`npm start`, `npm run preview`), `demo` the same in a service worker
 * (`npm run build:demo`); the others talk to a real one.
 */
export default defineConfig(async ({ mode, command }) => {
  const isDemo = mode === 'demo'
  if (isDemo) Object.assign(process.env, testBuildEnv())
  const raw = loadEnv(mode, process.cwd(), ['VITE_', 'DEV_', 'SANDBOX_'])
  const env = parseEnv(raw) // a wrong value stops the start with a sentence that names it
  const withSandbox = mode === 'sandbox'
  const bundled = moduleCollector()
  const sandbox = withSandbox
    ? [
        (await import('./tests/sandbox/vitePlugin.ts')).sandbox({
          speed: process.env.SANDBOX_SPEED ?? raw.SANDBOX_SPEED ?? '1',
          clients: process.env.SANDBOX_CLIENTS ?? raw.SANDBOX_CLIENTS ?? '',
          users: process.env.SANDBOX_USERS ?? raw.SANDBOX_USERS ?? '',
        }),
      ]
    : []
  // Its weight does not count, and what the build writes beside the product stays that of the last product.
  const productOnly = isDemo
    ? [(await import('./tests/sandbox/demo/plugin.ts')).demo(bundled.plugin())]
    : [
        contentSecurityHeaders(env),
        sizeBudgets(),
        chunkNames(),
        billOfMaterialsFile(bundled.packages),
        precompress(),
      ]
  return {
    plugins: [
      react(),
      pdfAssets(),
      messages(),
      inlineIcons(),
      axiosWithoutFetch(),
      contentSecurityPolicy(env),
      privacyContact(env),
      preloads(),
      prerenderPages(),
      bundled.plugin(),
      releaseFiles(bundled.packages),
      portInUse(mode),
      ...sandbox,
      ...productOnly,
    ],
    css,
    define,
    ...(command === 'build' ? { resolve: { alias: productionRouter } } : {}),
    server: {
      port: 5173,
      strictPort: true,
      ...(withSandbox ? {} : { proxy: backendProxy(raw.DEV_PROXY_TARGET) }),
    },
    // Found late, in a worker: the development server would load the page anew in the middle of a result.
    optimizeDeps: {
      include: [
        'xlsx/dist/cpexcel.full.mjs',
        'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
        'pkijs',
        'asn1js',
        'zxing-wasm/reader',
      ],
    },
    preview: { port: 4173, strictPort: true },
    build: {
      target: BUILD_TARGETS,
      outDir: OUT_DIRS[mode] ?? 'dist/production',
      emptyOutDir: true,
      assetsInlineLimit: 0, // a data: URL would be refused by the Content-Security-Policy
      reportCompressedSize: false,
      chunkSizeWarningLimit: 600, // pdf.js, in one lazy chunk; the budgets watch what counts
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunkGroups(process.cwd()) },
          // The first script names every part that may follow: with names of eight letters each first page is 1 kB less.
          chunkFileNames: 'assets/[hash:7].js',
        },
      },
    },
    worker: { format: 'es' as const, plugins: () => [bundled.plugin()] },
  }
})
