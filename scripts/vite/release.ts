import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }
import { billOfMaterials, licenceNotices, type BundledPackage } from './licences.ts'

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

const VERSION = `${JSON.stringify(release)}\n`
const NO_BUILD = 'npm run build writes this file, from the packages of which it ships something.\n'

/**
 * Writes the files that tell about a build: version.json, by which operations see which release a server has, and licences.txt.
 * The development server has no bundle, so its licences.txt only says so.
 */
export function releaseFiles(packages: () => BundledPackage[]): Plugin {
  return {
    name: 'lekha:release-files',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: VERSION })
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licenceNotices(packages()) })
    },
    configureServer({ middlewares }) {
      const serve = (name: string, type: string, content: string) =>
        middlewares.use(`/${name}`, (_, response) => {
          response.setHeader('Content-Type', type)
          response.end(content)
        })
      serve('version.json', 'application/json', VERSION)
      serve('licences.txt', 'text/plain; charset=utf-8', NO_BUILD)
    },
  }
}

/** Writes dist/sbom.json for who checks the packages. */
export const billOfMaterialsFile = (packages: () => BundledPackage[]): Plugin => ({
  name: 'lekha:bill-of-materials',
  apply: 'build',
  generateBundle() {
    mkdirSync('dist', { recursive: true })
    writeFileSync('dist/sbom.json', billOfMaterials(packages(), release))
  },
})
