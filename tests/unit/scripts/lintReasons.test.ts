import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A comment that switches a rule off, up to the end of its line. */
const DISABLED = /(?:\/\/|\/\*)\s*(?:oxlint|eslint)-disable.*/g
const REASON = / -- \S/

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:[cm]?[jt]sx?)$/.test(path))
    .map((path) => `${folder}/${path}`)

it('every lint rule that is switched off gives its reason', () => {
  const disabled = ['src', 'tests', 'scripts']
    .flatMap(filesOf)
    .flatMap((path) =>
      (readFileSync(path, 'utf8').match(DISABLED) ?? []).map((comment) => `${path}: ${comment}`),
    )
  expect(disabled.length).toBeGreaterThan(0)
  expect(disabled.filter((comment) => !REASON.test(comment))).toEqual([])
})
