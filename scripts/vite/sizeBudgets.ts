import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { BUDGETS, type Budget } from './budgets.ts'
import { chunkOf, graphOf, type Bundle } from './chunkGraph.ts'

const KB = 1000
const gzKb = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length / KB

/** Every page asks for the script before the first paint too (beforePaint.ts). */
const BEFORE_PAINT = 1

/** What the candidate pages start without. */
const LATER = /\/node_modules\/(react-router|react-redux|@reduxjs)|\/src\/app\/App\.tsx$/

/** The first module of a candidate page's first step that should come later. */
export function findLateModule(
  bundle: Bundle,
  { kind, pageModule, modules }: Budget,
): string | undefined {
  if (kind !== 'candidate' && kind !== 'candidateStep') return undefined
  return [pageModule, ...modules]
    .flatMap((module) => graphOf(bundle, chunkOf(bundle, module)))
    .flatMap(({ moduleIds }) => moduleIds)
    .find((id) => LATER.test(id))
}

type PageSize = { js: number; css: number; requests: number }

/**
 * First load of a page: gz kB and number of the scripts and stylesheets in the static graphs of all modules that its
 * first screen needs.
 */
export function measurePage(
  bundle: Bundle,
  { pageModule, modules, translations }: Budget,
): PageSize {
  const all = [...modules, pageModule, ...(translations ?? [])]
  const chunks = [...new Set(all.flatMap((module) => graphOf(bundle, chunkOf(bundle, module))))]
  const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  const css = [...styles].map((name) => bundle[name]).filter((item) => item?.type === 'asset')
  return {
    js: chunks.reduce((sum, chunk) => sum + gzKb(chunk.code), 0),
    css: css.reduce((sum, asset) => sum + gzKb(asset.source), 0),
    requests: chunks.length + css.length + BEFORE_PAINT,
  }
}

/** Fails the build when a page's first load outgrows its budget (performance.md, First load). */
export function sizeBudgets(): Plugin {
  return {
    name: 'lekha:size-budgets',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const over: string[] = []
        const weights: unknown[] = []
        for (const budget of BUDGETS) {
          const { js, css, requests } = measurePage(bundle, budget)
          weights.push({ page: budget.page, js, css, requests, budget })
          const line = `${budget.page}: ${js.toFixed(1)} of ${budget.js} kB JS, ${css.toFixed(1)} of ${budget.css} kB CSS (gz), ${requests} of ${budget.requests} requests`
          console.log(line)
          const late = findLateModule(bundle, budget)
          if (late !== undefined) over.push(`${budget.page}: its first step waits for ${late}`)
          if (js > budget.js || css > budget.css || requests > budget.requests) over.push(line)
        }
        mkdirSync('dist', { recursive: true })
        writeFileSync('dist/sizes.json', JSON.stringify(weights)) // for `npm run bench`
        if (over.length > 0) this.error(`Over the budget of the first load:\n${over.join('\n')}`)
      },
    },
  }
}
