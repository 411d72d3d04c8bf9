import { describe, expect, it } from 'vitest'
import type { ApiError } from '#shared/platform/api/apiError.ts'
import { callMayHaveArrived } from '#shared/platform/api/callMayHaveArrived.ts'

const http = (status: number, detail = ''): ApiError => ({ kind: 'http', status, detail })

describe('callMayHaveArrived', () => {
  it.each<[string, ApiError]>([
    ['no answer', { kind: 'network' }],
    ['a timeout', { kind: 'timeout' }],
    ['an aborted call', { kind: 'aborted' }],
    ['a response that does not fit', { kind: 'contract', issue: 'payslipUpload: not an id' }],
    ...[408, 501, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526, 527, 530].map(
      (status): [string, ApiError] => [`a ${status}`, http(status)],
    ),
    ['a 504 with a detail', http(504, 'Gateway Timeout')],
    ['a 500 without a JSON detail', http(500)],
  ])('%s: yes', (_name, error) => {
    expect(callMayHaveArrived(error)).toBe(true)
  })

  it.each<[string, ApiError]>([
    ['a 500 with its detail', http(500, 'Internal Server Error')],
    ...[400, 401, 402, 403, 404, 409, 413, 418, 422, 429].map((status): [string, ApiError] => [
      `a ${status}`,
      http(status),
    ]),
    [
      'a 200 that refuses with a detail (D13)',
      { kind: 'contract', issue: 'x', detail: 'Insufficient Credits' },
    ],
    ['a request that HTTP cannot carry', { kind: 'contract', issue: 'x', isUnsent: true }],
  ])('%s: no', (_name, error) => {
    expect(callMayHaveArrived(error)).toBe(false)
  })
})
