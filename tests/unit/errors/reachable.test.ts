import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CATALOGUE } from '#shared/errors/catalogue.ts'
import { ERROR_NAMES, isErrorName, type ErrorName } from '#shared/errors/errorNames.ts'
import { LIMIT_FILES } from '#tests/sandbox/limitFiles.ts'
import { MAGIC } from '#tests/sandbox/magic.ts'
import { BY_HAND, NEVER_SHOWN } from '#tests/sandbox/magic/byHand.ts'

/** The handbook's chapters of errors, one a specification. */
const CHAPTERS = ['shell', 'analyzers', 'kyc'].map((page) => {
  const text = readFileSync(`docs/${page}.md`, 'utf8')
  return text.slice(text.indexOf('\n## 8.'), text.indexOf('\n## 9.'))
})

const OWN_TESTS = 'unit/errors/'
const TESTS = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(unit|journeys|browser)\/.*\.tsx?$/.test(file) && !file.startsWith(OWN_TESTS))
  .map((file) => readFileSync(`tests/${file}`, 'utf8'))
  .join('\n')

/** The title of one is made of the case that it is about; the other is walked with its whole table. */
const ALSO: Partial<Record<ErrorName, string>> = {
  confirmSubmitQc: 'Back to the review',
  cameraUnavailable: 'CANDIDATE_ROWS',
}

/** What a test may know a dialog by. */
const signsOf = (name: ErrorName): string[] => {
  const { title, descriptionFirst, descriptionSecond } = CATALOGUE[name]
  return [name, title, descriptionFirst, descriptionSecond, ALSO[name]].flatMap((text) =>
    text === undefined ? [] : [text.replace(/\.$/, '')],
  )
}

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

describe.each(ERROR_NAMES.filter((name) => !Object.hasOwn(NEVER_SHOWN, name)))('%s', (name) => {
  it('is reached in the sandbox, by a value, a file or by hand', () => {
    expect(byValue.has(name) || Object.hasOwn(BY_HAND, name)).toBe(true)
  })

  it('is known to a test', () => {
    expect(signsOf(name).filter((sign) => TESTS.includes(sign))).not.toEqual([])
  })
})
