import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { fetchFormCase, loadFormCase } from '#features/candidate/addressForm/flow/formRequests.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'

test.each([
  ['its own reference', { referenceId: 'REF9' }, 'REF9'],
  ['that of the link where it names none', {}, 'REF1'],
])('a case has %s', async (_, named, reference) => {
  apiServer.use(
    http.get(`${ORIGIN}/service/fintech/V1/dav/case/form/REF1`, () =>
      HttpResponse.json({ data: [{ status: 'OPEN', ...named }] }),
    ),
  )
  expect(await fetchFormCase('REF1', new AbortController().signal)).toMatchObject({
    ok: true,
    value: { isOpen: true, referenceId: reference },
  })
})

test.each([
  ['an empty list', () => HttpResponse.json({ data: [] })],
  ['a 204', () => new HttpResponse(null, { status: 204 })],
  ['a success without a body', () => new HttpResponse(null, { status: 200 })],
])('%s says what a 400 says: the link leads to no case', async (_, answer) => {
  apiServer.use(http.get(`${ORIGIN}/service/fintech/V1/dav/case/form/REF1`, answer))
  expect(await loadFormCase('REF1', new AbortController().signal)).toEqual({
    kind: 'loadFailed',
    reason: 'invalid',
  })
})

test.each(['.', '..'])('a link with the reference %s asks for nothing', async (reference) => {
  expect(await loadFormCase(reference, new AbortController().signal)).toEqual({
    kind: 'loadFailed',
    reason: 'invalid',
  })
})
