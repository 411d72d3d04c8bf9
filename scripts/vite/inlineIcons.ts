import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { extractSvgContent } from '../../src/shared/ui/components/extractSvgContent.ts'

const IMPORT = /^import (\w+) from '(bootstrap-icons\/icons\/[a-z0-9-]+\.svg)\?raw'$/gm

/**
 * Puts each icon where it is used, and of it only what `Icon` draws: the element around it is `Icon`'s own. An icon that
 * two lazily loaded parts share would be a file of its own, whose request outweighs its few hundred bytes.
 */
export function inlineIcons(): Plugin {
  let root = ''
  return {
    name: 'lekha:icon-drawings',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    async transform(code) {
      const icons = [...code.matchAll(IMPORT)]
      if (icons.length === 0) return undefined
      let inlined = code
      for (const [statement, name = '', file = ''] of icons) {
        const svg = await readFile(join(root, 'node_modules', file), 'utf8')
        inlined = inlined.replace(
          statement,
          () => `const ${name} = ${JSON.stringify(extractSvgContent(svg))}`,
        )
      }
      return { code: inlined, map: null }
    },
  }
}
