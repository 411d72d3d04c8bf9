import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'

vi.mock('#shared/platform/api/transport.ts', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

const anything: Endpoint<void, unknown> = {
  name: 'anything',
  method: 'GET',
  path: '/master/V1/anything',
  responseType: 'json',
  schema: v.unknown(),
  errors: [],
}

test('reports a network error if the HTTP client fails to load', async () => {
  await expect(callEndpoint(anything, undefined)).resolves.toEqual({
    ok: false,
    error: { kind: 'network' },
  })
})
