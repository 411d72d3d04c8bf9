import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { StatusSchema } from '#features/financial/bankStatement/api/contract.ts'

const read = (body: unknown) => {
  const parsed = safeParse(StatusSchema, body)
  return parsed.success ? parsed.output : null
}
const DONE = { kind: 'success', failedFiles: {}, failedAccounts: [], tookMs: null }

describe('status', () => {
  it.each([
    [
      'In Progress',
      { status: 'In Progress', Percentage: 40, Time_left: 90 },
      { kind: 'running', percentage: 40, secondsLeft: 90 },
    ],
    [
      'figures as text',
      { status: 'In Progress', Percentage: '3', Time_left: '1500' },
      { kind: 'running', percentage: 3, secondsLeft: 1_500 },
    ],
    ['Pending', { status: 'Pending' }, { kind: 'running' }],
    ['a percentage as text', { status: 'In Progress', Percentage: 'half' }, { kind: 'running' }],
    [
      'the other spelling',
      { status: 'In Progress', percentage: 7, time_left: 3 },
      { kind: 'running', percentage: 7, secondsLeft: 3 },
    ],
    [
      'no details',
      { status: 'In Progress', Percentage: null, Time_left: null, message: null },
      { kind: 'running' },
    ],
    [
      'Failed',
      { status: 'Failed', message: 'Required table headers not present' },
      { kind: 'failed', message: 'Required table headers not present' },
    ],
    ['Failed without a message', { status: 'Failed' }, { kind: 'failed', message: '' }],
    ['Success', { status: 'Success' }, DONE],
    [
      'Success with failures',
      {
        status: 'Success',
        Failed_Files: { account_1: ['x.pdf'], account_2: [] },
        accounts_failed: ['account_2'],
      },
      { ...DONE, failedFiles: { account_1: ['x.pdf'] }, failedAccounts: ['account_2'] },
    ],
    [
      'failed accounts as one text',
      { status: 'Success', accounts_failed: 'account_1, account_2' },
      { ...DONE, failedAccounts: ['account_1', 'account_2'] },
    ],
    [
      'a failed file without a list, and nulls',
      { status: 'Success', Failed_Files: { account_1: 'x.pdf', account_2: [null, '', 'y.pdf'] } },
      { ...DONE, failedFiles: { account_1: ['x.pdf'], account_2: ['y.pdf'] } },
    ],
    ['failed accounts as a count', { status: 'Success', accounts_failed: 0 }, DONE],
    ['no failures, as an empty list', { status: 'Success', Failed_Files: [] }, DONE],
    ['no failures', { status: 'Success', Failed_Files: null, accounts_failed: null }, DONE],
    [
      'one account only',
      { status: 'Success', Failed_Files: { account_1: ['x.pdf'] } },
      { ...DONE, failedFiles: { account_1: ['x.pdf'] } },
    ],
    [
      'times in ISO',
      { status: 'Success', start_time: '2026-11-20T10:00:00Z', end_time: '2026-11-20T10:08:30Z' },
      { ...DONE, tookMs: 510_000 },
    ],
    [
      'times in seconds',
      { status: 'Success', start_time: 1_795_000_000, end_time: 1_795_000_060.5 },
      { ...DONE, tookMs: 60_500 },
    ],
    [
      'times in ms',
      { status: 'Success', start_time: 1_795_000_000_000, end_time: 1_795_000_002_000 },
      { ...DONE, tookMs: 2_000 },
    ],
    [
      'an end before its start',
      { status: 'Success', start_time: '2026-11-20T10:00:00Z', end_time: '2026-11-20T09:00:00Z' },
      DONE,
    ],
    [
      'an invalid time',
      { status: 'Success', start_time: 'soon', end_time: '2026-11-20T09:00:00Z' },
      DONE,
    ],
  ])('%s', (_, body, status) => {
    expect(read(body)).toEqual(status)
  })

  it.each([
    ['no status', {}],
    ['an unknown status', { status: 'Perhaps' }],
    ['failed files as one list', { status: 'Success', Failed_Files: ['x.pdf'] }],
    ['no object', 'Success'],
  ])('rejects %s', (_, body) => {
    expect(read(body)).toBeNull()
  })
})
