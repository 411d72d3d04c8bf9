import { cpSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { TEST_BUILD_DIR } from '../../scripts/buildForTests.mjs'

/** Files whose names have a hash. */
const HASHED = /^(?:.+-)?[\w-]{7,8}\.(?:js|css|woff2|mjs)$/
const TEXTS = new Set(['.html', '.js', '.css', '.mjs'])

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

/**
 * Makes a next release of the tested build: all its hashed files have other names, as after a change that reaches every
 * chunk. Its packed files are left out; nginx then serves the others.
 */
export function writeNextRelease(folder: string): void {
  cpSync(TEST_BUILD_DIR, folder, { recursive: true })
  for (const file of filesIn(folder)) if (/\.(?:br|gz)$/.test(file)) rmSync(file)
  const names = filesIn(join(folder, 'assets'))
    .map((file) => basename(file))
    .filter((name) => HASHED.test(name))
  const nextName = (name: string) => name.replace(/(\.\w+)$/, '_2$1')
  const anyName = new RegExp(
    `(?<![\\w-])(?:${names.map((name) => name.replaceAll('.', '\\.')).join('|')})`,
    'g',
  )
  for (const file of filesIn(folder)) {
    if (TEXTS.has(extname(file)))
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(anyName, nextName))
    if (names.includes(basename(file)))
      renameSync(file, join(dirname(file), nextName(basename(file))))
  }
}

/** Puts a release on a server as docs/operations.md says: the chunks first, then the rest over the old files. */
export function deploy(release: string, folder: string): void {
  cpSync(join(release, 'assets'), join(folder, 'assets'), { recursive: true })
  cpSync(release, folder, { recursive: true })
  for (const file of filesIn(folder).filter((each) => /\.html\.(?:br|gz)$/.test(each)))
    if (!filesIn(release).includes(file.replace(folder, release))) rmSync(file)
}

/** Deletes what no file of the release is: what an operator does some days later, or a CDN that keeps one release. */
export function removeOldFiles(release: string, folder: string): void {
  const current = new Set(filesIn(release).map((file) => file.replace(release, folder)))
  for (const file of filesIn(folder)) if (!current.has(file)) rmSync(file)
}
