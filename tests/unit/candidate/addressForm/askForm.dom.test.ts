import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { askForm } from '#features/candidate/addressForm/flow/askForm.ts'
import { ORIGIN, test, wire } from '#tests/support/wireTest.ts'

test.each([
  ['its own reference', { referenceId: 'REF9' }, 'REF9'],
  ['that of the link where it names none', {}, 'REF1'],
])('a case has %s', async (_, named, reference) => {
  wire.use(
    http.get(`${ORIGIN}/service/fintech/V1/dav/case/form/REF1`, () =>
      HttpResponse.json({ data: [{ status: 'OPEN', ...named }] }),
    ),
  )
  expect(await askForm('REF1', new AbortController().signal)).toMatchObject({
    ok: true,
    value: { isOpen: true, referenceId: reference },
  })
})
