import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const REPLACES_MODULES = /\bvi\.(?:mock|doMock|unmock|resetModules)\(/

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`)

/** Workers keep their modules from file to file (vitest.config.ts): what one file puts in their place the next would get. */
it.each(['tests/unit', 'tests/journeys'])(
  '%s: a test that replaces modules is isolated',
  (folder) => {
    const tests = filesOf(folder).filter((path) => /\.test\.tsx?$/.test(path))
    const replacing = tests.filter((path) => REPLACES_MODULES.test(readFileSync(path, 'utf8')))
    expect(tests.length).toBeGreaterThan(0)
    expect(replacing.filter((path) => !/\.isolated\.test\.tsx?$/.test(path))).toEqual([])
  },
)
