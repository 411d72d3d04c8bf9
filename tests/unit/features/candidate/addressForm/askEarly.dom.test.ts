import { delay, http, HttpResponse } from 'msw'
import { beforeEach, expect } from 'vitest'
import { askEarly } from '#features/candidate/addressForm/askEarly.ts'
import { fetchFormCase, loadFormCase } from '#features/candidate/addressForm/flow/formRequests.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'

const CASE = `${ORIGIN}/service/fintech/V1/dav/case/form/:reference`

const arrive = (address: string) => askEarly(new URL(address, ORIGIN), ORIGIN)
const ask = (reference: string) => fetchFormCase(reference, new AbortController().signal)

/** Every request for a case: method, path and the headers that are ours. */
function noteRequests(answer: () => Response | Promise<Response>): string[][] {
  const left: string[][] = []
  apiServer.use(
    http.get(CASE, ({ request }) => {
      const ours = ['accept', 'cache-control', 'pragma'].map((name) => request.headers.get(name))
      left.push([
        request.method,
        new URL(request.url).pathname,
        request.credentials,
        ours.join('; '),
      ])
      return answer()
    }),
  )
  return left
}

const open = () => HttpResponse.json({ data: [{ status: 'OPEN' }] })

beforeEach(() => {
  globalThis.earlyCall = undefined
})

test('the call for the case that left early is the one that the form waits for, as it would send it', async () => {
  const left = noteRequests(open)
  arrive('/dav/form?referenceId=%20A/1%20')
  expect(await ask('A/1')).toMatchObject({ ok: true, value: { isOpen: true } })
  expect(left).toHaveLength(1)
  await ask('A/1') // asked again, it is sent again
  expect(left).toHaveLength(2)
  expect(left[0]).toEqual(left[1])
})

test.each([
  ['another page', '/uan/form?referenceId=REF1'],
  ['no reference', '/dav/form'],
  ['a reference that is a way up', '/dav/form?referenceId=..'],
])('%s sends nothing early', (_, address) => {
  arrive(address)
  expect(globalThis.earlyCall).toBeUndefined()
})

test('the answer for one reference is not taken for another', async () => {
  const left = noteRequests(open)
  arrive('/dav/form?referenceId=REF1')
  await ask('REF2')
  const references = left.map(([, path]) => path?.split('/').at(-1))
  expect(new Set(references)).toEqual(new Set(['REF1', 'REF2']))
})

test('where the line dropped before the form’s code was there, the form sends the call', async () => {
  let isDown = true
  const left = noteRequests(() => (isDown ? HttpResponse.error() : open()))
  arrive('/dav/form?referenceId=REF1')
  await globalThis.earlyCall?.answer.catch(() => undefined)
  isDown = false
  expect(await ask('REF1')).toMatchObject({ ok: true })
  expect(left).toHaveLength(2)
})

test.each([
  [400, { detail: 'Unknown' }, 'invalid'],
  [500, 'A page', 'serverError'],
  [200, '<html>', 'serverError'],
])('an early %i %o is judged as any other', async (status, body, why) => {
  noteRequests(() => HttpResponse.json(body, { status }))
  arrive('/dav/form?referenceId=REF1')
  const early = await loadFormCase('REF1', new AbortController().signal)
  expect(early).toEqual({ kind: 'loadFailed', reason: why })
  expect(await loadFormCase('REF1', new AbortController().signal)).toEqual(early)
})

test('a page that is left calls it off', async () => {
  noteRequests(async () => {
    await delay('infinite')
    return open()
  })
  arrive('/dav/form?referenceId=REF1')
  const page = new AbortController()
  const asked = fetchFormCase('REF1', page.signal)
  page.abort()
  expect(await asked).toEqual({ ok: false, error: { kind: 'aborted' } })
})
