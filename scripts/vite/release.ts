import { execFileSync } from 'node:child_process'
import type { Plugin } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }
import { licenceNotices } from './licences.ts'

/** The commit of the sources: from git, else from LEKHA_COMMIT (sources without a repository), else 'unknown'. */
function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return process.env.LEKHA_COMMIT ?? 'unknown'
  }
}

/** What identifies a build. */
export const release = { version: packageJson.version, commit: readCommit() }

const FILES: Readonly<Record<string, { type: string; content: () => string }>> = {
  /** By which operations see which release a server has. */
  'version.json': { type: 'application/json', content: () => `${JSON.stringify(release)}\n` },
  'licences.txt': { type: 'text/plain; charset=utf-8', content: licenceNotices },
}

/** Writes the files that tell about a build; the development server answers with the same. */
export function releaseFiles(): Plugin {
  return {
    name: 'lekha:release-files',
    generateBundle() {
      for (const [fileName, { content }] of Object.entries(FILES))
        this.emitFile({ type: 'asset', fileName, source: content() })
    },
    configureServer({ middlewares }) {
      for (const [fileName, { type, content }] of Object.entries(FILES))
        middlewares.use(`/${fileName}`, (_, response) => {
          response.setHeader('Content-Type', type)
          response.end(content())
        })
    },
  }
}
