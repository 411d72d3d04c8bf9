import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, vi } from 'vitest'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import type { ApiRequest } from '#shared/platform/api/endpoint.ts'
import { onServiceRequest } from '#shared/platform/api/serviceRequests.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'
import {
  PATH,
  URL_OF_IT,
  Answer,
  anEndpoint,
  aFile,
  listen,
  sentBy,
  lowerCase,
} from './endpoints.ts'

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
