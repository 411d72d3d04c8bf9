import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A comment that switches a rule off, up to the end of its line. */
const DISABLED = /(?:\/\/|\/\*)\s*(?:oxlint|eslint)-disable.*/g
const REASON = / -- \S/

/** A folder may have the name of a file: Playwright keeps the snapshots of a test file in one. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?)$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`)

it('every lint rule that is switched off gives its reason', () => {
  const disabled = ['src', 'tests', 'scripts']
    .flatMap(filesOf)
    .flatMap((path) =>
      (readFileSync(path, 'utf8').match(DISABLED) ?? []).map((comment) => `${path}: ${comment}`),
    )
  expect(disabled.length).toBeGreaterThan(0)
  expect(disabled.filter((comment) => !REASON.test(comment))).toEqual([])
})
