import { createReadStream, readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = 'node_modules/pdfjs-dist'
const FOLDERS = ['wasm', 'cmaps', 'standard_fonts', 'iccs']
const MIME: Record<string, string> = { '.wasm': 'application/wasm', '.js': 'text/javascript' }
/** The scripting engine of PDF forms is left out: we never run a document's scripts. */
const isServed = (file: string) => !file.startsWith('quickjs')

/** Serves and ships the image decoders, CMaps and base-14 fonts that pdf.js loads at run time, from our own origin. */
export function pdfAssets(): Plugin {
  return {
    name: 'lekha:pdf-assets',
    generateBundle() {
      for (const folder of FOLDERS)
        for (const file of readdirSync(join(ROOT, folder)).filter(isServed))
          this.emitFile({
            type: 'asset',
            fileName: `pdfjs/${folder}/${file}`,
            source: readFileSync(join(ROOT, folder, file)),
          })
    },
    configureServer(server) {
      server.middlewares.use('/pdfjs', (request, response, next) => {
        const [, folder = '', name = ''] = (request.url ?? '').split('?')[0]?.split('/') ?? []
        const file = join(ROOT, folder, basename(name))
        const known = FOLDERS.includes(folder) && isServed(basename(name))
        if (!known || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
          next()
          return
        }
        response.setHeader('content-type', MIME[extname(file)] ?? 'application/octet-stream')
        createReadStream(file).pipe(response)
      })
    },
  }
}
