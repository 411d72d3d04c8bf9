import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { BUDGETS, type Budget } from './budgets.ts'

type Bundle = Rolldown.OutputBundle

const KB = 1000
const gzKb = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length / KB

/** The chunk that was made for a source module: its own entry or lazy chunk. */
function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk')
  const found =
    chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module)) ??
    chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
  if (found === undefined)
    throw new Error(`Size budget: no chunk holds ${module}. Correct scripts/vite/budgets.ts.`)
  return found
}

/** A chunk and all that it imports statically: what the browser must have before it can run. */
function graphOf(
  bundle: Bundle,
  from: Rolldown.OutputChunk,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(from.fileName)) return seen
  seen.add(from.fileName)
  for (const name of from.imports) {
    const next = bundle[name]
    if (next?.type === 'chunk') graphOf(bundle, next, seen)
  }
  return seen
}

/** First-load weight of a page in gz kB: the static graphs of all modules that its first screen needs. */
export function weigh(bundle: Bundle, budget: Budget): { js: number; css: number } {
  const files = new Set<string>()
  for (const module of budget.modules) graphOf(bundle, chunkOf(bundle, module), files)
  const chunks = [...files].map((file) => bundle[file]).filter((item) => item?.type === 'chunk')
  const styles = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  const css = [...styles].map((name) => bundle[name]).filter((item) => item?.type === 'asset')
  return {
    js: chunks.reduce((sum, chunk) => sum + gzKb(chunk.code), 0),
    css: css.reduce((sum, asset) => sum + gzKb(asset.source), 0),
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
          const { js, css } = weigh(bundle, budget)
          weights.push({ page: budget.page, js, css, budget: { js: budget.js, css: budget.css } })
          const line = `${budget.page}: ${js.toFixed(1)} of ${budget.js} kB JS, ${css.toFixed(1)} of ${budget.css} kB CSS (gz)`
          console.log(line)
          if (js > budget.js || css > budget.css) over.push(line)
        }
        mkdirSync('dist', { recursive: true })
        writeFileSync('dist/sizes.json', JSON.stringify(weights)) // for `npm run bench`
        if (over.length > 0) this.error(`Over the size budget:\n${over.join('\n')}`)
      },
    },
  }
}
