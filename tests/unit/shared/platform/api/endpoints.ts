import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { expect } from 'vitest'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import type { Endpoint, ApiRequest } from '#shared/platform/api/endpoint.ts'
import { ORIGIN, apiServer } from '#tests/support/apiTest.ts'

export const PATH = '/service/fintech/V1/payslip/upload'

export const URL_OF_IT = ORIGIN + PATH

export const Answer = v.object({ id: v.string() })

export type Answers = { id: string }

/** One call as data, with what the test wants otherwise. */
export function anEndpoint(
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
export const aFile: Endpoint<ApiRequest, Blob> = {
  name: 'report',
  method: 'GET',
  path: PATH,
  responseType: 'blob',
  schema: v.blob(),
  errors: [],
}

/** Answers every request with the id, and gives what was sent. */
export function listen(method: 'get' | 'post' | 'put' | 'patch' | 'delete' = 'post') {
  const sent: Request[] = []
  apiServer.use(
    http[method](URL_OF_IT, ({ request }) => {
      sent.push(request.clone())
      return HttpResponse.json({ id: 'T-1' })
    }),
  )
  return sent
}

export async function sentBy(request: ApiRequest): Promise<Request[]> {
  const sent = listen()
  const result = await callEndpoint(anEndpoint(), request)
  expect(result.ok).toBe(true)
  return sent
}

export function lowerCase(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') {
  return ({ GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const)[
    method
  ]
}
