import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BUILD_TARGETS } from '../../scripts/browsers/supported.ts'
import { css } from '../../scripts/vite/css.ts'
import { define } from '../../scripts/vite/define.ts'
import { pdfAssets } from '../../scripts/vite/pdfAssets.ts'

const page = (name: string) => join(import.meta.dirname, `${name}.html`)

/** The bench pages, each with one part of the product and its reference, in one production build. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), pdfAssets()],
  css,
  // The map uses the bench server, never a public one.
  define: {
    ...define,
    'import.meta.env.VITE_MAP_TILES_URL': JSON.stringify('/map/{z}/{x}/{y}.png'),
    'import.meta.env.VITE_GEOCODER_URL': JSON.stringify('/map/search'),
  },
  build: {
    target: BUILD_TARGETS,
    outDir: '../../dist/bench',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: [
        'baseline',
        'fileCheck',
        'history',
        'firstPage',
        'workbook',
        'csv',
        'applicant',
        'case',
        'list',
        'casesList',
      ].map(page),
    },
  },
  preview: { port: 4174, strictPort: true },
  worker: { format: 'es' },
})
