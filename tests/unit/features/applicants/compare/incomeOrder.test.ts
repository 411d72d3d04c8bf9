import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseCase } from '#tests/support/applicantCases/format.ts'
import { runCase } from '#tests/support/applicantCases/outcome.ts'

const FOLDER = new URL('../../../../cases/applicants/income/', import.meta.url)

it.for(readdirSync(FOLDER))('the order of the documents changes nothing: %s', async (name) => {
  const applicant = parseCase(readFileSync(new URL(name, FOLDER), 'utf8'))
  const reversed = { ...applicant, documents: applicant.documents.toReversed() }
  const [before, after] = [await runCase(applicant), await runCase(reversed)]
  const ofAll = ({ points, ...others }: typeof before) => ({
    ...others,
    points: points.toSorted(),
  })
  expect(ofAll(after)).toEqual(ofAll(before))
})
