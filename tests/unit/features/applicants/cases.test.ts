import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseCase } from '#tests/support/applicantCases/format.ts'
import { normaliseExpected, runCase } from '#tests/support/applicantCases/outcome.ts'

const FOLDER = new URL('../../../cases/applicants/', import.meta.url)

const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
)

it.for(FILES)('%s', async (name) => {
  const applicant = parseCase(readFileSync(new URL(name, FOLDER), 'utf8'))
  const outcome = await runCase(applicant)
  const expected = normaliseExpected(applicant.expect)
  expect({ ...outcome, points: outcome.points.toSorted() }).toEqual({
    ...expected,
    points: expected.points.toSorted(),
  })
})

it.for(FILES)('the order of the documents changes nothing: %s', async (name) => {
  const applicant = parseCase(readFileSync(new URL(name, FOLDER), 'utf8'))
  const [before, after] = await Promise.all(
    [applicant.documents, applicant.documents.toReversed()].map(async (documents) =>
      runCase({ ...applicant, documents }),
    ),
  )
  expect({ ...after, points: after?.points.toSorted() }).toEqual({
    ...before,
    points: before?.points.toSorted(),
  })
})

it.each([
  ['title: A\ndocuments: []\nexpect: { points: [], point: [] }', 'expect.point'],
  ['title: A\ndocuments: [{ paysheet: {} }]\nexpect: { points: [] }', 'documents.0.paysheet'],
  ['title: A\ndocuments: []\nexpect: {}', 'expect.points'],
  ['title: A\ntitle: B\ndocuments: []\nexpect: { points: [] }', 'unique'],
])('a case with a typo fails by name: %s', (source, name) => {
  expect(() => parseCase(source)).toThrow(name)
})
