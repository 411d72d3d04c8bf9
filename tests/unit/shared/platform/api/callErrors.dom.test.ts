import { delay, http, HttpResponse } from 'msw'
import { describe, expect, vi } from 'vitest'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import type { Endpoint, ApiRequest } from '#shared/platform/api/endpoint.ts'
import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '#shared/platform/config/constants.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'
import { PATH, URL_OF_IT, Answer, type Answers, anEndpoint, aFile, listen } from './endpoints.ts'

describe('failures', () => {
  test.each<[number, unknown, string]>([
    [400, { detail: 'Extra Data Entered' }, 'Extra Data Entered'],
    [401, { detail: [{ msg: 'token expired' }] }, 'token expired'],
    [422, { message: 'elsewhere' }, ''],
    [500, '<html>', ''],
  ])('%i with %j has the detail %j', async (status, body, detail) => {
    apiServer.use(http.post(URL_OF_IT, () => HttpResponse.json(body as object, { status })))
    expect(await callEndpoint(anEndpoint(), {})).toEqual({
      ok: false,
      error: { kind: 'http', status, detail },
    })
  })

  test('reads the detail of an error sent as a file', async () => {
    apiServer.use(
      http.get(URL_OF_IT, () => HttpResponse.json({ detail: 'No data found' }, { status: 404 })),
    )
    expect(await callEndpoint(aFile, {})).toEqual({
      ok: false,
      error: { kind: 'http', status: 404, detail: 'No data found' },
    })
  })

  test('survives an HTML error sent as a file', async () => {
    apiServer.use(http.get(URL_OF_IT, () => HttpResponse.html('<h1>502</h1>', { status: 502 })))
    expect(await callEndpoint(aFile, {})).toEqual({
      ok: false,
      error: { kind: 'http', status: 502, detail: '' },
    })
  })

  test('treats JSON instead of a file as an error', async () => {
    apiServer.use(http.get(URL_OF_IT, () => HttpResponse.json({ detail: 'Insufficient Credits' })))
    expect(await callEndpoint(aFile, {})).toEqual({
      ok: false,
      error: {
        kind: 'contract',
        issue: 'JSON in place of a file',
        detail: 'Insufficient Credits',
      },
    })
  })

  test.each([
    ['a page', '<!doctype html><title>Sign in</title>', 'text/html'],
    ['a page that calls itself JSON', '<html></html>', 'application/json'],
    ['broken JSON', '{"status": "In Prog', 'application/json'],
  ])('reports %s in place of JSON whose bytes are kept as a misfit', async (_, body, type) => {
    apiServer.use(
      http.post(URL_OF_IT, () => new HttpResponse(body, { headers: { 'content-type': type } })),
    )
    expect(await callEndpoint(anEndpoint({ keepsBody: true }), {})).toEqual({
      ok: false,
      error: { kind: 'contract', issue: 'a page or broken JSON in place of JSON' },
    })
  })

  test('does not take a page for the success of a call without content', async () => {
    apiServer.use(http.post(URL_OF_IT, () => HttpResponse.html('<title>Sign in</title>')))
    const endpoint = anEndpoint({ responseType: 'none' })
    expect(await callEndpoint(endpoint, {})).toEqual({
      ok: false,
      error: { kind: 'contract', issue: 'a page in place of a response' },
    })
  })

  test('reports a redirect to a sign-in page as a misfit', async () => {
    apiServer.use(
      http.post(URL_OF_IT, () => HttpResponse.redirect(`${ORIGIN}/sign-in`, 302)),
      http.get(`${ORIGIN}/sign-in`, () => HttpResponse.html('<title>Sign in</title>')),
    )
    expect(await callEndpoint(anEndpoint({ keepsBody: true }), {})).toMatchObject({
      ok: false,
      error: { kind: 'contract' },
    })
  })

  test.each([
    ['an empty answer', '', 'application/pdf'],
    ['a page', '<!doctype html><title>Sign in</title>', 'text/html'],
    ['a page that calls itself a PDF', '\ufeff\n <HTML><body>502</body></HTML>', 'application/pdf'],
  ])('does not accept %s as the expected file', async (_, body, type) => {
    apiServer.use(
      http.get(URL_OF_IT, () => new HttpResponse(body, { headers: { 'content-type': type } })),
    )
    expect(await callEndpoint(aFile, {})).toMatchObject({ ok: false, error: { kind: 'contract' } })
  })

  test('accepts a file although its type is HTML', async () => {
    apiServer.use(http.get(URL_OF_IT, () => HttpResponse.html('%PDF-1.7')))
    expect(await callEndpoint(aFile, {})).toMatchObject({ ok: true })
  })

  test('reports a missing network', async () => {
    apiServer.use(http.post(URL_OF_IT, () => HttpResponse.error()))
    expect(await callEndpoint(anEndpoint(), {})).toEqual({ ok: false, error: { kind: 'network' } })
  })

  test.each([
    ['a call without a file, after a minute', {}, CALL_TIMEOUT_MS],
    ['an upload, after five', { request: () => ({ body: { file: 'x' } }) }, UPLOAD_TIMEOUT_MS],
    ['a report, after five', { responseType: 'blob' as const }, UPLOAD_TIMEOUT_MS],
  ])('times out if the server does not respond %s', async (_, own, timeout) => {
    apiServer.use(http.post(URL_OF_IT, async () => delay('infinite')))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let ended = false
    const result = callEndpoint({ ...anEndpoint(), ...own }, {}).finally(() => (ended = true))
    await vi.advanceTimersByTimeAsync(timeout - 1000)
    expect(ended).toBe(false)
    await vi.advanceTimersByTimeAsync(1001)
    expect(await result).toEqual({ ok: false, error: { kind: 'timeout' } })
  })

  test.each<[string, Partial<Endpoint<ApiRequest, Answers>>, ApiRequest]>([
    ['path', { path: `${PATH}/\ud83d` }, {}],
    ['path', { path: `${PATH}/..` }, {}],
    ['path', { path: `${PATH}/./report` }, {}],
    ['id', {}, { query: { id: 'TX-\udc00' } }],
    ['email', {}, { headers: { email: '€@lekha.example' } }],
    ['email', {}, { headers: { email: 'a@lekha.example\r\nCookie: b' } }],
  ])('sends nothing if the %s contains invalid characters', async (name, own, request) => {
    const sent = listen()
    expect(await callEndpoint(anEndpoint(own), request)).toEqual({
      ok: false,
      error: { kind: 'contract', issue: `payslipUpload: ${name}: cannot be sent`, isUnsent: true },
    })
    expect(sent).toEqual([])
  })

  test('throws unexpected errors', async () => {
    const request = () => {
      throw new TypeError('a bug')
    }
    await expect(callEndpoint(anEndpoint({ request }), {})).rejects.toThrow('a bug')
  })
})

describe('aborted calls', () => {
  const ABORTED = { ok: false, error: { kind: 'aborted' } }

  /** Answers when it is told to; `arrived` resolves when the request is there. */
  function heldAnswer() {
    let answer = () => {}
    const go = new Promise<void>((resolve) => {
      answer = resolve
    })
    const requested = new Promise<void>((resolve) => {
      apiServer.use(
        http.post(URL_OF_IT, async () => {
          resolve()
          await go
          return HttpResponse.json({ id: 'T-1' })
        }),
      )
    })
    return { arrived: requested, answer }
  }

  test('aborts a call on its signal', async () => {
    const { arrived: requested, answer } = heldAnswer()
    const controller = new AbortController()
    const result = callEndpoint(anEndpoint(), {}, { signal: controller.signal })
    await requested
    controller.abort()
    expect(await result).toEqual(ABORTED)
    answer()
  })

  test('sends nothing if the signal is already aborted', async () => {
    const sent = listen()
    expect(await callEndpoint(anEndpoint(), {}, { signal: AbortSignal.abort() })).toEqual(ABORTED)
    expect(sent).toEqual([])
  })

  test('drops a response that was not parsed yet', async () => {
    listen()
    const controller = new AbortController()
    const schema = async () => {
      controller.abort()
      return Answer
    }
    const { signal } = controller
    expect(await callEndpoint(anEndpoint({ schema }), {}, { signal })).toEqual(ABORTED)
  })
})

describe('a 307 that the browser does not follow (decisions D11)', () => {
  const moved = (location: string) => new Response(null, { status: 307, headers: { location } })
  const ok = () => Response.json({ id: 'T-1' })
  const asked: Request[] = []
  /** Answers one call after the other, as a server does whose redirects nobody follows. */
  function answerWith(...answers: Response[]) {
    asked.length = 0
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      asked.push(new Request(input, init))
      return Promise.resolve(answers.shift() ?? ok())
    })
  }

  test('is repeated once at its target, with method and body', async () => {
    answerWith(moved('/UAN/V1/moved/job?x=1'), ok())
    const result = await callEndpoint(anEndpoint(), { query: { x: 1 }, body: { a: 1 } })
    expect(result).toEqual({ ok: true, value: { id: 'T-1' } })
    const [, second] = asked
    expect([second?.method, second?.url]).toEqual(['POST', `${ORIGIN}/UAN/V1/moved/job?x=1`])
    expect(await second?.json()).toEqual({ a: 1 })
  })

  test.each([
    ['a second one', [moved('/one'), moved('/two')], 2],
    ['one to another server', [moved('https://elsewhere.example/UAN')], 1],
    ['one without a place', [new Response(null, { status: 307 })], 1],
  ])('%s is an error', async (_, answers, calls) => {
    answerWith(...answers)
    const result = await callEndpoint(anEndpoint(), { body: { a: 1 } })
    expect(result).toMatchObject({ ok: false, error: { kind: 'http', status: 307 } })
    expect(asked).toHaveLength(calls)
  })
})
