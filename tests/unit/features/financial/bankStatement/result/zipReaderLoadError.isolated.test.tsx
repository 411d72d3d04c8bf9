import { expect, it, vi } from 'vitest'
import { fetchOutput } from '#features/financial/bankStatement/result/fetchOutput.ts'

// The connection is lost between the reports and the code that reads them.
vi.mock('#features/financial/bankStatement/result/readReports.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('#shared/platform/api/callEndpoint.ts', () => ({
  callEndpoint: async () => ({ ok: true, value: new Blob(['zip']) }),
}))

it('repeats the poll when the ZIP reader’s code cannot be loaded', async () => {
  const status = {
    kind: 'success',
    failedAccounts: [],
    failedFiles: {},
    message: '',
    tookMs: null,
  } as const
  const output = await fetchOutput('t-1', status, [], new AbortController().signal)
  expect(output).toEqual({ ok: false, error: { kind: 'network' } })
})
