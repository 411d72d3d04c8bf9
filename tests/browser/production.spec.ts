import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { TEST_BUILD_DIR } from '../../scripts/buildForTests.mjs'

/** What only the sandbox knows. Its two keys are in this build as any deployment's are: told to it from outside. */
const SANDBOX_ONLY = [
  'Lekha@2026',
  'kaveri.example',
  'mockServiceWorker',
  'serviceWorker.register',
  'lekha-demo',
  'lk-demo',
  '/sandbox',
]

test('tests a production build without sandbox code or inline script', () => {
  const built = readdirSync(TEST_BUILD_DIR, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|mjs|html|css)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(TEST_BUILD_DIR, file), 'utf8') }))
  expect(built.length).toBeGreaterThan(20)
  expect(built.filter(({ text }) => /\bMODE:["'`]production["'`]/.test(text))).toHaveLength(1)
  const guilty = built.flatMap(({ file, text }) =>
    SANDBOX_ONLY.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`),
  )
  expect(guilty).toEqual([])

  const html = readFileSync(join(TEST_BUILD_DIR, 'index.html'), 'utf8')
  expect(html).toContain('Content-Security-Policy')
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/)
})

type Weight = { js: number; css: number; requests: number }

test('every page is within its first-load budget', () => {
  const sizes: (Weight & { page: string; budget: Weight })[] = JSON.parse(
    readFileSync('dist/sizes.json', 'utf8'),
  )
  expect(sizes.length).toBeGreaterThan(5)
  for (const { page, js, css, requests, budget } of sizes) {
    expect.soft(js, `${page}: JS`).toBeLessThanOrEqual(budget.js)
    expect.soft(css, `${page}: CSS`).toBeLessThanOrEqual(budget.css)
    expect.soft(requests, `${page}: requests`).toBeLessThanOrEqual(budget.requests)
  }
})
