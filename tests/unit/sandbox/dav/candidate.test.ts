import { expect } from 'vitest'
import { test } from '#tests/support/sandboxTest.ts'
import { form, inState, submission, submit } from './steps.ts'

test('opens once it is loaded, takes a whole form, and is closed after that', async () => {
  const one = inState('INITIATED')
  expect((await form(one.referenceId)).body).toMatchObject({
    data: [{ status: 'OPEN', subclientName: 'Kaveri Hosur', clientId: 'KVM' }],
  })
  expect(one.overallStatus).toBe('PENDING_USER_INPUT')
  expect((await submit(one)).status).toBe(200)
  expect(one).toMatchObject({
    overallStatus: 'PENDING_QC',
    userData: { respondentName: 'Anitha Selvam' },
    userLocation: { latitude: 12.71, longitude: 77.78 },
  })
  expect((await form(one.referenceId)).body).toMatchObject({ data: [{ status: 'SUBMITTED' }] })
  expect((await submit(one)).status).toBe(400)
})

test('an unknown reference is a 400', async () => {
  expect(await form('REF-unknown')).toEqual({ status: 400, body: { detail: 'Invalid reference' } })
})

const { selfie } = submission().userData as { selfie?: { data: string } } // as steps.ts makes it
test.each([
  ['a missing answer', { respondentName: undefined }],
  ['digits in a name', { respondentName: 'Anitha 2' }],
  ['a boolean as boolean', { stayingAtGivenAddress: true }],
  ['elsewhere without its address', { stayingAtGivenAddress: 'false' }],
  ['Other without its text', { relationshipWithCandidate: 'Other' }],
  ['a missing photo', { sign: undefined }],
  [
    'a photo with a data-URL prefix',
    { selfie: { ...selfie, data: `data:image/jpeg;base64,${selfie?.data}` } },
  ],
] as const)('%s is refused', async (_, change) => {
  const one = inState('PENDING_USER_INPUT')
  expect((await submit(one, change)).status).toBe(422)
  expect(one.overallStatus).toBe('PENDING_USER_INPUT')
})
