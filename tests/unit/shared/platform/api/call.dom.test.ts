import { delay, http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, vi } from 'vitest'
import { CALL_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '#shared/platform/config/constants.ts'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import type { Endpoint, ApiRequest } from '#shared/platform/api/endpoint.ts'
import { onServiceRequest } from '#shared/platform/api/serviceRequests.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'

const PATH = '/service/fintech/V1/payslip/upload'
const URL_OF_IT = ORIGIN + PATH
const Answer = v.object({ id: v.string() })

type Answers = { id: string }

/** One call as data, with what the test wants otherwise. */
function anEndpoint(
  other: Partial<Endpoint<ApiRequest, Answers>> = {},
): Endpoint<ApiRequest, Answers> {
  return {
    name: 'payslipUpload',
    method: 'POST',
    path: PATH,
    request: (request) => request,
    responseType: 'json',
    schema: Answer,
    errors: [],
    ...other,
  }
}

/** Endpoint whose answer is a file. */
const aFile: Endpoint<ApiRequest, Blob> = {
  name: 'report',
  method: 'GET',
  path: PATH,
  responseType: 'blob',
  schema: v.blob(),
  errors: [],
}

/** Answers every request with the id, and gives what was sent. */
function listen(method: 'get' | 'post' | 'put' | 'patch' | 'delete' = 'post') {
  const sent: Request[] = []
  apiServer.use(
    http[method](URL_OF_IT, ({ request }) => {
      sent.push(request.clone())
      return HttpResponse.json({ id: 'T-1' })
    }),
  )
  return sent
}

describe('what is sent', () => {
  test('carries credentials and is never stored', async () => {
    const [request] = await sentBy({})
    expect(request?.credentials).toBe('include')
    expect(request?.headers.get('cache-control')).toBe('no-store')
    expect(request?.headers.get('pragma')).toBe('no-cache')
  })

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'uses the method %s',
    async (method) => {
      const sent = listen(lowerCase(method))
      const result = await callEndpoint(anEndpoint({ method }), {})
      expect(result).toEqual({ ok: true, value: { id: 'T-1' } })
      expect(sent).toHaveLength(1)
    },
  )

  test('sends query and headers as given', async () => {
    const [request] = await sentBy({
      query: { clientRequestTransactionID: 'a b&c', sample_file: false, page: 2 },
      headers: { email: 'asha@lekha.example' },
    })
    const { searchParams } = new URL(request?.url ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      clientRequestTransactionID: 'a b&c',
      sample_file: 'false',
      page: '2',
    })
    expect(request?.headers.get('email')).toBe('asha@lekha.example')
  })

  test('sends an object as JSON', async () => {
    const [request] = await sentBy({ body: { payslips: ['QUJD'] } })
    expect(request?.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await request?.json()).toEqual({ payslips: ['QUJD'] })
  })

  test('sends a form as a form', async () => {
    const [request] = await sentBy({
      body: new URLSearchParams({ email: 'a@b.in', password: 'p&q=r' }),
    })
    expect(request?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
    expect(await request?.text()).toBe('email=a%40b.in&password=p%26q%3Dr')
  })

  test('sends files byte for byte, under their names', async () => {
    const bytes = new Uint8Array([0, 255, 37, 80, 68, 70, 13, 10])
    const body = new FormData()
    body.append(
      'account_one_files',
      new File([bytes], 'april (1).pdf', { type: 'application/pdf' }),
    )
    const [request] = await sentBy({ body })
    const file = (await request?.formData())?.get('account_one_files')
    if (!(file instanceof File)) throw new Error('no file arrived')
    expect(file.name).toBe('april (1).pdf')
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
  })

  test('builds its path from the arguments', async () => {
    listen()
    const path = (request: ApiRequest) => `${PATH}?id=${String(request.query?.id)}`
    const result = await callEndpoint(
      { ...anEndpoint({ path }), request: () => ({}) },
      { query: { id: 7 } },
    )
    expect(result.ok).toBe(true)
  })

  test.each([
    [PATH, 1],
    ['/service/fintech/V1/dav/case/form/7', 0],
    ['/master/V1/login', 0],
  ])('%s counts %i times as activity', async (path, times) => {
    apiServer.use(http.post(ORIGIN + path, () => HttpResponse.json({ id: 'T-1' })))
    const listener = vi.fn<() => void>()
    const stop = onServiceRequest(listener)
    await callEndpoint(anEndpoint({ path }), {})
    stop()
    expect(listener).toHaveBeenCalledTimes(times)
  })

  test('reports upload progress', async () => {
    listen()
    const shares: number[] = []
    const body = { payslips: ['x'.repeat(200_000)] }
    const result = await callEndpoint(
      anEndpoint(),
      { body },
      { onUploadProgress: (share) => shares.push(share) },
    )
    expect(result.ok).toBe(true)
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares.at(-1)).toBe(1)
  })
})

describe('what comes back', () => {
  test('is parsed by a schema that may load later', async () => {
    listen()
    const result = await callEndpoint(anEndpoint({ schema: async () => Answer }), {})
    expect(result).toEqual({ ok: true, value: { id: 'T-1' } })
  })

  test.each([
    ['a wrong type', { id: 7, name: 'Asha Rao' }],
    ['a missing field', {}],
    ['another shape', ['Asha Rao']],
    ['nothing', null],
  ])('is a contract error for %s, which names the path and not the content', async (_, body) => {
    apiServer.use(http.post(URL_OF_IT, () => HttpResponse.json(body)))
    const result = await callEndpoint(anEndpoint(), {})
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'contract', issue: expect.stringMatching(/^payslipUpload: /) },
    })
    expect(JSON.stringify(result)).not.toContain('Asha')
  })

  test('is a contract error with the detail of the response', async () => {
    apiServer.use(http.post(URL_OF_IT, () => HttpResponse.json({ detail: 'API Access Denied' })))
    expect(await callEndpoint(anEndpoint(), {})).toMatchObject({
      error: { kind: 'contract', detail: 'API Access Denied' },
    })
  })

  test('is a contract error for HTML instead of JSON', async () => {
    apiServer.use(http.post(URL_OF_IT, () => HttpResponse.html('<html>Sign in</html>')))
    expect(await callEndpoint(anEndpoint(), {})).toMatchObject({
      ok: false,
      error: { kind: 'contract' },
    })
  })

  test('is the status where no body is expected', async () => {
    apiServer.use(
      http.post(URL_OF_IT, () => HttpResponse.json({ message: 'made' }, { status: 208 })),
    )
    const endpoint = {
      ...anEndpoint(),
      responseType: 'none' as const,
      schema: v.object({ status: v.number() }),
    }
    expect(await callEndpoint(endpoint, {})).toEqual({ ok: true, value: { status: 208 } })
  })

  test('is the file where a file is expected', async () => {
    const bytes = new Uint8Array([80, 75, 3, 4, 0, 255])
    apiServer.use(
      http.get(
        URL_OF_IT,
        () => new HttpResponse(bytes, { headers: { 'content-type': 'application/zip' } }),
      ),
    )
    const result = await callEndpoint(aFile, {})
    if (!result.ok) throw new Error(result.error.kind)
    expect(new Uint8Array(await result.value.arrayBuffer())).toEqual(bytes)
  })
})

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
      error: { kind: 'http', status: 400, detail: 'Insufficient Credits' },
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
      error: { kind: 'contract', issue: `payslipUpload: ${name}: cannot be sent` },
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

async function sentBy(request: ApiRequest): Promise<Request[]> {
  const sent = listen()
  const result = await callEndpoint(anEndpoint(), request)
  expect(result.ok).toBe(true)
  return sent
}

function lowerCase(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') {
  return ({ GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const)[
    method
  ]
}

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
