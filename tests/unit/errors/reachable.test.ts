import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CATALOGUE } from '#shared/errors/catalogue.ts'
import { ERROR_NAMES, isErrorName, type ErrorName } from '#shared/errors/errorNames.ts'
import { LIMIT_FILES } from '#tests/sandbox/limitFiles.ts'
import { MAGIC } from '#tests/sandbox/magic.ts'
import { BY_HAND, NEVER_SHOWN } from '#tests/sandbox/magic/byHand.ts'
import { RAISED_BY } from './raisedBy.ts'

/** The handbook's chapters of errors, one a specification. */
const CHAPTERS = ['shell', 'analyzers', 'kyc'].map((page) => {
  const text = readFileSync(`docs/${page}.md`, 'utf8')
  return text.slice(text.indexOf('\n## 8.'), text.indexOf('\n## 9.'))
})

/** A test that begins here; `.each` has its table, and with it its names, before the title. */
const TEST_START = /^(?= *(?:it|test)(?:\.\w+)*[(<])/m

/** The texts of all tests of a file with this title, from where one begins to where the next does. */
const testsOf = (file: string, title: string): string[] =>
  readFileSync(`tests/${file}`, 'utf8')
    .split(TEST_START)
    .slice(1)
    .filter((text) => ["'", '"', '`'].some((quote) => text.includes(quote + title + quote)))

/** What a test may know a dialog by. The title of confirmSubmitQc is made of the case that it is about. */
const signsOf = (name: ErrorName): string[] => [
  name,
  name === 'confirmSubmitQc' ? 'Back to the review' : CATALOGUE[name].title,
]

const DECISIONS = readFileSync('docs/decisions.md', 'utf8')

const inFiles = ERROR_NAMES.filter((name) =>
  Object.values(LIMIT_FILES).some(({ shows }) => shows.includes(`(${name})`)),
)
/** By a magic value or a ready file. */
const byValue = new Set<string>([...MAGIC.map(({ reaches }) => reaches), ...inFiles])

it('every error name of the handbook is one of the catalogue', () => {
  const words = CHAPTERS.flatMap(
    (text) => text.match(/\b[A-Za-z]\w*(?:Error|Denied|Ended)\b/g) ?? [],
  )
  expect(words.length).toBeGreaterThan(40)
  expect(words.filter((word) => !isErrorName(word))).toEqual([])
})

it('no name has two ways to be reached, one of them written down for nothing', () => {
  const byHand = Object.keys({ ...BY_HAND, ...NEVER_SHOWN })
  expect(byHand.filter((name) => byValue.has(name))).toEqual([])
  expect(Object.keys(BY_HAND).filter((name) => Object.hasOwn(NEVER_SHOWN, name))).toEqual([])
})

it.each(Object.entries(NEVER_SHOWN))('%s is never shown by a decision', (_name, reason) => {
  const decision = /\(([DL]\d+)\)$/.exec(reason)?.[1]
  expect(DECISIONS).toMatch(new RegExp(`^#+ ${decision ?? 'none'} `, 'm'))
})

it('a name is raised by a test or never shown, and not both', () => {
  const names = [...Object.keys(RAISED_BY), ...Object.keys(NEVER_SHOWN)]
  expect(names.toSorted()).toEqual([...ERROR_NAMES].toSorted())
})

it.each(ERROR_NAMES.filter((name) => !Object.hasOwn(NEVER_SHOWN, name)))(
  '%s is reached in the sandbox, by a value, a file or by hand',
  (name) => {
    expect(byValue.has(name) || Object.hasOwn(BY_HAND, name)).toBe(true)
  },
)

it.each(Object.entries(RAISED_BY))(
  '%s is raised from a screen by its test',
  (name, [file, title]) => {
    const known = isErrorName(name) ? signsOf(name) : []
    const texts = testsOf(file, title)
    expect(file).toMatch(/^(journeys|browser)\//)
    expect(texts).not.toEqual([])
    expect(texts.some((text) => known.some((sign) => text.includes(sign)))).toBe(true)
  },
)
