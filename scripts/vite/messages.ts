import { readFileSync } from 'node:fs'
import { runnerImport, type Plugin } from 'vite'
import type * as Compiler from '../messages/compile.ts'

/** `…/locales/hi.json`: a catalogue of a candidate page, and the tag of its language. */
const CATALOGUE = /\/src\/.*\/locales\/([a-z]{2})\.json$/

/**
 * Compiles the message catalogues of the candidate pages, so that a phone loads strings and small functions, and neither
 * a parser nor a runtime. Vite has already made a module of the JSON by then: only the file itself is read.
 */
export function messages(): Plugin {
  let root = ''
  let compiler: Promise<{ module: typeof Compiler }> | undefined
  return {
    name: 'lekha:messages',
    configResolved(config) {
      root = config.root
    },
    transform: {
      filter: { id: CATALOGUE },
      async handler(_, id) {
        // Only a catalogue needs the compiler and its parser: a run without candidate pages does not load them.
        compiler ??= runnerImport(`${root}/scripts/messages/compile.ts`, { configFile: false })
        const { compileCatalogue } = (await compiler).module
        const [, tag = ''] = CATALOGUE.exec(id) ?? []
        const catalogue = JSON.parse(readFileSync(id, 'utf8')) as Compiler.Catalogue // `npm run check:messages` checks the files
        return { code: compileCatalogue(catalogue, tag), map: null, moduleType: 'js' }
      },
    },
  }
}
