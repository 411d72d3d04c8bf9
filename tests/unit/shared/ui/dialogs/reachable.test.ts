import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DIALOG_NAMES, isDialogName, type DialogName } from '#shared/platform/store/dialogNames.ts'
import { DIALOG_CATALOGUE } from '#shared/ui/dialogs/dialogCatalogue.ts'
import { LIMIT_FILES } from '#tests/sandbox/limitFiles.ts'
import { MAGIC } from '#tests/sandbox/magic.ts'
import { MANUAL_STEPS, NEVER_SHOWN } from '#tests/sandbox/magic/manualSteps.ts'
import { DIALOG_COVERAGE } from './dialogCoverage.ts'

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
const signsOf = (name: DialogName): string[] => [
  name,
  name === 'confirmSubmitQc' ? 'Back to the review' : DIALOG_CATALOGUE[name].title,
]

const DECISIONS = readFileSync('docs/decisions.md', 'utf8')

const inFiles = DIALOG_NAMES.filter((name) =>
  Object.values(LIMIT_FILES).some(({ description }) => description.includes(`(${name})`)),
)
/** By a magic value or a ready file. */
const byValue = new Set<string>([...MAGIC.map(({ expectedDialog }) => expectedDialog), ...inFiles])

it('every error name of the handbook is one of the catalogue', () => {
  const words = CHAPTERS.flatMap(
    (text) => text.match(/\b[A-Za-z]\w*(?:Error|Denied|Ended)\b/g) ?? [],
  )
  expect(words.length).toBeGreaterThan(40)
  expect(words.filter((word) => !isDialogName(word))).toEqual([])
})

it('each name is reached in one documented way', () => {
  const byHand = Object.keys({ ...MANUAL_STEPS, ...NEVER_SHOWN })
  expect(byHand.filter((name) => byValue.has(name))).toEqual([])
  expect(Object.keys(MANUAL_STEPS).filter((name) => Object.hasOwn(NEVER_SHOWN, name))).toEqual([])
})

it.each(Object.entries(NEVER_SHOWN))('%s is never shown by a decision', (_name, reason) => {
  const decision = /\(([DL]\d+)\)$/.exec(reason)?.[1]
  expect(DECISIONS).toMatch(new RegExp(`^#+ ${decision ?? 'none'} `, 'm'))
})

it('a name is either raised by a test or never shown', () => {
  const names = [...Object.keys(DIALOG_COVERAGE), ...Object.keys(NEVER_SHOWN)]
  expect(names.toSorted()).toEqual([...DIALOG_NAMES].toSorted())
})

it.each(DIALOG_NAMES.filter((name) => !Object.hasOwn(NEVER_SHOWN, name)))(
  '%s is reached in the sandbox, by a value, a file or by hand',
  (name) => {
    expect(byValue.has(name) || Object.hasOwn(MANUAL_STEPS, name)).toBe(true)
  },
)

it.each(Object.entries(DIALOG_COVERAGE))(
  '%s is raised from a screen by its test',
  (name, [file, title]) => {
    const known = isDialogName(name) ? signsOf(name) : []
    const texts = testsOf(file, title)
    expect(file).toMatch(/^(journeys|browser)\//)
    expect(texts).not.toEqual([])
    expect(texts.some((text) => known.some((sign) => text.includes(sign)))).toBe(true)
  },
)
