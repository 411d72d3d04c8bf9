import { http, HttpResponse } from 'msw'
import { describe, expect, vi } from 'vitest'
import { evictCase, loadCase, prefetchCase } from '#features/kyc/dav/caseData/caseCache.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'
import { deferred } from '#tests/support/deferred.ts'
import { createTestStore } from '#tests/support/stores.ts'

const FILTER = `${ORIGIN}/service/fintech/V1/dav/case/filter`

/** Serves all cases and captures the requests. */
function serveCase(ready: Promise<void> = Promise.resolve()) {
  const bodies: unknown[] = []
  apiServer.use(
    http.post(FILTER, async ({ request }) => {
      const body = (await request.json()) as { caseId: string }
      bodies.push(body)
      await ready
      const { caseId } = body
      return HttpResponse.json({ data: [{ caseId, sourceData: { name: caseId } }] })
    }),
  )
  return bodies
}
const of = (caseId: string) => ({ caseId, limit: 50, offset: 0, truncateResponse: false })

test('fetches a case once, also while it is loading', async () => {
  const requests = serveCase()
  const store = createTestStore()
  const both = [store.dispatch(prefetchCase('A')), store.dispatch(loadCase('A'))]
  await Promise.all(both)
  expect(await store.dispatch(loadCase('A'))).toMatchObject({
    ok: true,
    value: { record: { caseId: 'A' } },
  })
  expect(requests).toEqual([of('A')])
})

test('keeps two cases and evicts prefetched ones first', async () => {
  const requests = serveCase()
  const store = createTestStore()
  await store.dispatch(loadCase('A'))
  await store.dispatch(prefetchCase('B'))
  await store.dispatch(prefetchCase('C'))
  for (const caseId of ['A', 'C', 'B']) await store.dispatch(loadCase(caseId))
  expect(requests).toEqual(['A', 'B', 'C', 'B'].map(of))
})

test('fetches a case again that was prefetched long ago', async () => {
  const requests = serveCase()
  const store = createTestStore()
  vi.useFakeTimers({ toFake: ['Date'] })
  await store.dispatch(prefetchCase('A'))
  vi.advanceTimersByTime(6 * 60_000)
  await store.dispatch(loadCase('A'))
  vi.useRealTimers()
  expect(requests).toEqual([of('A'), of('A')])
})

test('evicting a case aborts its request and fetches it again later', async () => {
  const response = deferred()
  const requests = serveCase(response.promise)
  const store = createTestStore()
  const first = store.dispatch(loadCase('A'))
  store.dispatch(evictCase('A'))
  response.resolve()
  expect(await first).toMatchObject({ ok: false, outcome: null })
  expect(await store.dispatch(loadCase('A'))).toMatchObject({ ok: true })
  expect(requests.at(-1)).toEqual(of('A'))
})

describe.each([
  ['an error', 'QcDataError', () => HttpResponse.json({ detail: 'no' }, { status: 500 })],
  ['a misfit', 'QcDataError', () => HttpResponse.json({ data: [{ caseId: null }] })],
  ['no answer', 'uploadFailed', () => HttpResponse.error()],
] as const)('%s', (_, outcome, answer) => {
  test(`fails with ${outcome}, caches nothing and shows no dialog`, async () => {
    apiServer.use(http.post(FILTER, answer, { once: true }))
    const store = createTestStore()
    expect(await store.dispatch(loadCase('A'))).toMatchObject({ ok: false, outcome })
    expect(store.getState().overlay.queue).toEqual([])
    serveCase()
    expect(await store.dispatch(loadCase('A'))).toMatchObject({ ok: true })
  })
})
