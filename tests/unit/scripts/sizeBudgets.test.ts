import { expect, it } from 'vitest'
import type { Budget } from '../../../scripts/vite/budgets.ts'
import type { Bundle, Chunk } from '../../../scripts/vite/chunkGraph.ts'
import { measurePage } from '../../../scripts/vite/sizeBudgets.ts'

type Parts = { imports?: string[]; css?: string[]; code?: string }

function chunk(name: string, { imports = [], css = [], code = name }: Parts): [string, Chunk] {
  return [
    name,
    {
      type: 'chunk',
      fileName: name,
      facadeModuleId: `/x/src/${name}`,
      moduleIds: [],
      imports,
      code,
      viteMetadata: { importedCss: new Set(css) },
    },
  ]
}

const noise = (length: number) =>
  Array.from({ length }, (_, at) => Math.sin(at).toString(36)).join('')
const big = noise(2000)
const bundle: Bundle = Object.fromEntries<Bundle[string]>([
  chunk('main.tsx', { imports: ['shared.js'], css: ['a.css'] }),
  chunk('shared.js', { code: big, imports: ['main.tsx'] }),
  chunk('Page.tsx', { imports: ['shared.js'], css: ['a.css', 'b.css'] }),
  ['a.css', { type: 'asset', source: big }],
  ['b.css', { type: 'asset', source: big }],
])

const budget = (pageModule: string, modules: string[] = []): Budget => ({
  page: 'test',
  kind: 'home',
  js: 1,
  css: 1,
  requests: 3,
  pageModule,
  modules,
})

it('sums a chunk and its static imports, each once', () => {
  const one = measurePage(bundle, budget('src/main.tsx'))
  const both = measurePage(bundle, budget('src/Page.tsx', ['src/main.tsx']))
  expect(one.js).toBeGreaterThan(5)
  expect(both.js - one.js).toBeLessThan(0.1)
  expect(both.css).toBeCloseTo(one.css * 2)
  // Two scripts, their stylesheet and the script before the first paint; then a page and its own stylesheet.
  expect([one.requests, both.requests]).toEqual([4, 6])
})

it('reports a budget for a module that is in no chunk', () => {
  expect(() => measurePage(bundle, budget('src/Gone.tsx'))).toThrow('src/Gone.tsx')
})
