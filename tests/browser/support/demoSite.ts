import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const FOLDER = 'dist/testedDemo'
export const DEMO_BASE = '/lekha/'
/** What the demo is built from. */
const SOURCES = [
  'src',
  'api',
  'public',
  'scripts/vite',
  'tests/sandbox',
  'index.html',
  'vite.config.ts',
]
const MIME: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
}

const modifiedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

const filesOf = (source: string) =>
  statSync(source).isFile()
    ? [source]
    : readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => join(source, file))

/** Builds the demo where it is absent or older than a source. */
async function buildDemo(): Promise<void> {
  const builtAt = modifiedAt(join(FOLDER, 'sw.js'))
  if (SOURCES.flatMap(filesOf).every((file) => modifiedAt(file) < builtAt)) return
  const build = spawn(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--mode',
      'demo',
      '--base',
      DEMO_BASE,
      '--outDir',
      FOLDER,
      '--logLevel',
      'error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const [status] = await once(build, 'exit')
  if (status !== 0) throw new Error('The demo does not build.')
}

/** `missing`: requests for what the host does not have. */
export type DemoSite = { url: string; missing: readonly string[]; close: () => void }

/** Any static host: files under a path, and 404.html for what is none. */
export async function serveDemo(): Promise<DemoSite> {
  await buildDemo()
  const missing: string[] = []
  const server = createServer(({ url = '/', method }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const path = pathname.startsWith(DEMO_BASE) ? pathname.slice(DEMO_BASE.length) : '..'
    const file = join(FOLDER, path.endsWith('/') || path === '' ? `${path}index.html` : path)
    const isThere = path !== '..' && statSync(file, { throwIfNoEntry: false })?.isFile() === true
    if (!isThere || method !== 'GET') missing.push(`${method} ${url}`)
    const sent = isThere ? file : join(FOLDER, '404.html')
    response.writeHead(isThere ? 200 : 404, {
      'Content-Type': MIME[extname(sent)] ?? 'application/octet-stream',
    })
    createReadStream(sent).pipe(response)
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server has no other form
  return {
    url: `http://localhost:${port}${DEMO_BASE}`,
    missing,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
