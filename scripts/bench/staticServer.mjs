import { Buffer } from 'node:buffer'
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const MIME = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
}
const COMPRESSED = new Set(['.html', '.js', '.mjs', '.css', '.svg', '.json'])

const bodyOf = async (request) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true

/**
 * A plain web server over one built folder, gzip and the pages of addresses included (as in deploy/nginx.conf): `vite preview` does not compress,
 * and first-load figures are about what crosses the line.
 * @param {string} root folder to serve
 * @param {(path: string, body: string) => string | undefined | Promise<string | undefined>} answer JSON of a call; undefined: it is a file
 * @returns {Promise<{origin: string, close: () => void}>}
 */
export async function serveFolder(root, answer = () => undefined) {
  const zipped = new Map()
  async function serve(request, response) {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const answered = await answer(path, await bodyOf(request))
    if (answered !== undefined) {
      response.setHeader('content-type', 'application/json')
      response.end(answered)
      return
    }
    const filePath = path === '/' ? 'index.html' : path
    const file = [filePath, `${filePath}.html`, 'app.html']
      .map((name) => join(root, name))
      .find(isFile)
    if (file === undefined) {
      response.writeHead(404).end()
      return
    }
    const type = extname(file)
    response.setHeader('content-type', MIME[type] ?? 'application/octet-stream')
    response.setHeader('cache-control', 'no-store')
    if (!COMPRESSED.has(type)) return void createReadStream(file).pipe(response)
    if (!zipped.has(file)) zipped.set(file, gzipSync(readFileSync(file), { level: 9 }))
    response.setHeader('content-encoding', 'gzip')
    response.end(zipped.get(file))
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}
