import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, vi } from 'vitest'
import { callWithKeepalive } from '#shared/platform/api/callWithKeepalive.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { onServiceRequest } from '#shared/platform/api/serviceRequests.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'

const PATH = '/service/fintech/V1/dav/case/A'
const release: Endpoint<string, null> = {
  name: 'release',
  method: 'PATCH',
  path: PATH,
  request: (status) => ({ body: { overallStatus: status } }),
  responseType: 'json',
  schema: v.pipe(
    v.object({ status: v.literal('SUCCESS') }),
    v.transform(() => null),
  ),
  errors: [],
}

test('is sent synchronously, survives the page, and has the headers of every call', async () => {
  apiServer.use(http.patch(ORIGIN + PATH, () => HttpResponse.json({ status: 'SUCCESS' })))
  const fetching = vi.spyOn(globalThis, 'fetch')
  const active = vi.fn()
  const stop = onServiceRequest(active)
  const answer = callWithKeepalive(release, 'PENDING_QC')
  expect(fetching).toHaveBeenCalledExactlyOnceWith(
    ORIGIN + PATH,
    expect.objectContaining({
      method: 'PATCH',
      keepalive: true,
      credentials: 'include',
      body: '{"overallStatus":"PENDING_QC"}',
      headers: {
        'Cache-Control': 'no-store',
        Pragma: 'no-cache',
        'Content-Type': 'application/json',
      },
    }),
  )
  expect(await answer).toEqual({ ok: true, value: null })
  expect(active).toHaveBeenCalledOnce()
  stop()
})

describe.each([
  ['another status', () => HttpResponse.json({ status: 'FAILED' }), { kind: 'contract' }],
  [
    'another status with a detail',
    () => HttpResponse.json({ status: 'FAILED', detail: 'Case Was Already Assigned' }),
    { kind: 'contract', detail: 'Case Was Already Assigned' },
  ],
  ['no JSON', () => new HttpResponse('<html>'), { kind: 'contract' }],
  [
    'a detail',
    () => HttpResponse.json({ detail: 'Case Was Already Assigned' }, { status: 400 }),
    { kind: 'http', status: 400, detail: 'Case Was Already Assigned' },
  ],
  [
    'a proxy’s page',
    () => new HttpResponse('down', { status: 502 }),
    { kind: 'http', status: 502, detail: '' },
  ],
  ['no answer', () => HttpResponse.error(), { kind: 'network' }],
] as const)('%s', (_, respond, error) => {
  test(`is ${error.kind}, as for any call`, async () => {
    apiServer.use(http.patch(ORIGIN + PATH, respond))
    expect(await callWithKeepalive(release, 'PENDING_QC')).toMatchObject({ ok: false, error })
  })
})
