import { expect, test } from 'vitest'
import { ApplicantSchema } from '#features/applicants/model/applicant.ts'
import { applicantReducer } from '#features/applicants/model/applicantReducer.ts'
import { parseStoredValue } from '#shared/platform/session/storage/createStoredValue.ts'
import { anApplicant } from '../builders.ts'

test('an applicant that a build without decisions on credits stored is read', () => {
  const { credits: _credits, newInstalment: _instalment, ...stored } = anApplicant()
  expect(parseStoredValue(ApplicantSchema, stored)).toEqual(anApplicant())
})

test('what the user says of a sender is kept, and can be undone', () => {
  const key = 'from:OMKAR TRADERS'
  const said = applicantReducer(
    anApplicant(),
    { kind: 'creditDecided', key, decision: 'salary' },
    7,
  )
  expect(said).toMatchObject({ credits: { [key]: 'salary' }, changedAt: 7 })
  const undone = applicantReducer(said, { kind: 'creditDecided', key, decision: null })
  expect(undone.credits).toEqual({})
})

test('the same instalment changes nothing', () => {
  const applicant = anApplicant({ newInstalment: 5 })
  expect(applicantReducer(applicant, { kind: 'instalmentChanged', paise: 5 })).toBe(applicant)
})
