import { http, HttpResponse } from 'msw'
import { describe, expect } from 'vitest'
import { geocode } from '#features/kyc/dav/map/geocode/geocode.ts'
import { test, apiServer } from '#tests/support/apiTest.ts'

const FOUND = { lat: '12.7071', lon: '77.7826', display_name: 'Mathigiri' }
const answer = (body: object | string, status = 200) =>
  apiServer.use(
    http.get('*/map/search', () =>
      typeof body === 'string'
        ? new HttpResponse(body, { status })
        : HttpResponse.json(body, { status }),
    ),
  )
const ask = (signal = new AbortController().signal) => geocode('12, 2nd Cross & Main', signal)

test('sends the request of Nominatim without credentials', async () => {
  const sent: Request[] = []
  apiServer.use(
    http.get('*/map/search', ({ request }) => {
      sent.push(request)
      return HttpResponse.json([FOUND])
    }),
  )
  await ask()
  const [request] = sent
  expect(new URL(request?.url ?? '').search).toBe(
    '?q=12%2C+2nd+Cross+%26+Main&format=jsonv2&limit=1',
  )
  expect(request?.credentials).toBe('omit')
  expect(request?.headers.has('Pragma')).toBe(false)
})

test('sends the address to no other origin that the service redirects to', async () => {
  const elsewhere: string[] = []
  apiServer.use(
    http.get('*/map/search', () =>
      HttpResponse.redirect('https://elsewhere.example/search?q=12', 302),
    ),
    http.get('https://elsewhere.example/search', ({ request }) => {
      elsewhere.push(request.url)
      return HttpResponse.json([FOUND])
    }),
  )
  expect(await ask()).toMatchObject({ ok: false, error: { kind: 'network' } })
  expect(elsewhere).toEqual([])
})

test.each([
  ['a place', [FOUND, FOUND], { latitude: 12.7071, longitude: 77.7826, name: 'Mathigiri' }],
  ['degrees as numbers', [{ lat: 1.5, lon: -2 }], { latitude: 1.5, longitude: -2, name: '' }],
  [
    'a place without a name',
    [{ ...FOUND, display_name: null }],
    { latitude: 12.7071, longitude: 77.7826, name: '' },
  ],
  ['no place', [], null],
] as const)('parses %s', async (_, body, value) => {
  answer(body)
  expect(await ask()).toEqual({ ok: true, value })
})

describe('fails with', () => {
  test.each([
    ['no list', {}],
    ['a place without degrees', [{ display_name: 'Mathigiri' }]],
    ['empty degrees', [{ ...FOUND, lat: '' }]],
    ['degrees that are none', [{ ...FOUND, lat: 'north' }]],
    ['degrees out of this world', [{ ...FOUND, lon: '181' }]],
    ['no JSON', '<html>'],
  ] as const)('%s', async (_, body) => {
    answer(body)
    expect(await ask()).toMatchObject({ ok: false, error: { kind: 'contract' } })
  })

  test('a response of more than 100 kB', async () => {
    answer([{ ...FOUND, display_name: 'x'.repeat(100_000) }])
    expect(await ask()).toMatchObject({
      error: { kind: 'contract', issue: 'geocoder: the answer is too large' },
    })
  })

  test('an error status', async () => {
    answer({ error: 'slow down' }, 429)
    expect(await ask()).toMatchObject({ error: { kind: 'http', status: 429 } })
  })

  test('a lost connection', async () => {
    apiServer.use(http.get('*/map/search', () => HttpResponse.error()))
    expect(await ask()).toMatchObject({ error: { kind: 'network' } })
  })

  test('an aborted request', async () => {
    answer([FOUND])
    expect(await ask(AbortSignal.abort())).toMatchObject({ error: { kind: 'aborted' } })
  })
})
