import { execFileSync } from 'node:child_process'
import type { Plugin } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }

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

/** Writes `/version.json`, by which operations see which release a server has. */
export function versionFile(): Plugin {
  return {
    name: 'lekha:version-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: `${JSON.stringify(release)}\n`,
      })
    },
  }
}
