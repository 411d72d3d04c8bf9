import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** What a server may send packed. Fonts, pictures, tables of characters and PDFs are packed already, or hardly used. */
const COMPRESSIBLE = /\.(html|js|mjs|css|svg|json|txt|wasm)$/
/** Below this the packed file crosses the line in no fewer packets. */
const MIN_BYTES = 1024

const COMPRESSORS = {
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
}

/** Lays `app.js.gz` and `app.js.br` beside `app.js`, for a web server that sends them as they are (deploy/nginx.conf). */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    COMPRESSIBLE.test(file),
  )
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file)
  if (bytes.length < MIN_BYTES) return
  for (const [ending, pack] of Object.entries(COMPRESSORS)) {
    const compressed = await pack(bytes)
    if (compressed.length < bytes.length) writeFileSync(`${file}.${ending}`, compressed)
  }
}

/** Packs what ships, once at build time, as well as it can be packed. */
export function precompress(): Plugin {
  return {
    name: 'lekha:packed',
    apply: 'build',
    writeBundle: ({ dir }) => (dir === undefined ? undefined : compressFolder(dir)),
  }
}
