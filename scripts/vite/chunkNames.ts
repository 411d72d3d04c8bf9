import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** Where a build's parts are told by name: beside its folder, never in it. */
export const chunkNamesFile = (outDir: string): string => `${outDir}.parts.json`

/** What each lazily loaded file holds, for who reads a log or a network panel: its own name is a hash alone. */
export function chunkNames(): Plugin {
  return {
    name: 'lekha:part-names',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const names = Object.values(bundle)
        .filter((item) => item.type === 'chunk')
        .map(({ fileName, name }) => [basename(fileName), name])
      writeFileSync(chunkNamesFile(dir), JSON.stringify(Object.fromEntries(names), null, 1))
    },
  }
}
