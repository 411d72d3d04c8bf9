import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from '@playwright/test'

const OUT = 'test-results/production'
/** What only the sandbox knows. */
const SANDBOX_ONLY = [
  'Lekha@2026',
  'sandbox-mail-response-key',
  'kaveri.example',
  'mockServiceWorker',
  '/sandbox',
]

test('a production build holds no sandbox code, no inline script, and keeps its size budgets', async () => {
  test.setTimeout(180_000)
  await build({ mode: 'production', logLevel: 'error', build: { outDir: OUT, emptyOutDir: true } })
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|mjs|html|css)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(20)
  const guilty = files.flatMap((file) => {
    const text = readFileSync(join(OUT, file), 'utf8')
    return SANDBOX_ONLY.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`)
  })
  expect(guilty).toEqual([])

  const html = readFileSync(join(OUT, 'index.html'), 'utf8')
  expect(html).toContain('Content-Security-Policy')
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/)
})
