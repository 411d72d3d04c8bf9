import { describe, expect, it } from 'vitest'
import { CASE_BULK_ACTIONS } from '#features/kyc/dav/checks/bulk/caseBulkActions.ts'
import type { BulkRun } from '#shared/kits/dashboard/bulk/bulkState.ts'
import { describeOutcome } from '#shared/kits/dashboard/bulk/describeOutcome.ts'
import { rowSelectedByKey, rowsBetween } from '#shared/kits/dashboard/bulk/rowSelection.ts'
import { aChosen } from './builders.ts'

const rows = ['a', 'b', 'c', 'd'].map((id) => aChosen(id))

describe('a range', () => {
  it.each([
    ['downwards', 'a', 'c', 'abc'],
    ['upwards', 'd', 'c', 'cd'],
    ['of one', 'c', 'c', 'c'],
    ['from a row of another page', 'z', 'c', 'c'],
    ['from nowhere', null, 'a', 'a'],
  ])('%s', (_, from, to, found) => {
    const range = rowsBetween(rows, from, to)
    expect(range.map(({ id }) => id).join('')).toBe(found)
  })
})

describe('a key on a row', () => {
  it.each([
    [
      { key: ' ', shiftKey: false },
      { row: 1, isRange: false },
    ],
    [
      { key: ' ', shiftKey: true },
      { row: 1, isRange: true },
    ],
    [
      { key: 'ArrowDown', shiftKey: true },
      { row: 2, isRange: true },
    ],
    [
      { key: 'ArrowUp', shiftKey: true },
      { row: 0, isRange: true },
    ],
    [
      { key: 'End', shiftKey: true },
      { row: 3, isRange: true },
    ],
    [{ key: 'ArrowDown', shiftKey: false }, null],
    [{ key: 'Enter', shiftKey: false }, null],
    [{ key: 'a', shiftKey: true }, null],
  ])('%j', (key, chosen) => {
    expect(rowSelectedByKey(key, 1, 4)).toEqual(chosen)
  })
})

describe('the outcome of a run', () => {
  const ended = ({
    actionName = 'resend',
    ...parts
  }: Partial<Extract<BulkRun, { kind: 'ended' }>>) => {
    const texts = CASE_BULK_ACTIONS.actions[actionName]
    if (texts === undefined) throw new Error(`no deed ${actionName}`)
    const counts = { done: 8, failed: 0, skipped: 0 }
    const run = {
      kind: 'ended',
      actionName,
      subClientId: 'sub-1',
      total: 8,
      counts,
      notTried: 0,
    } as const
    return describeOutcome(texts, { ...run, ...parts })
  }
  it.each([
    [{}, '8 candidates notified.'],
    [
      { counts: { done: 1, failed: 2, skipped: 3 }, notTried: 2 },
      '1 candidate notified, 2 failed, 3 skipped: notified a moment ago, 2 not tried.',
    ],
    [{ counts: { done: 0, failed: 1, skipped: 0 }, notTried: 7 }, '1 failed, 7 not tried.'],
    [{ actionName: 'report' }, '8 reports in the ZIP.'],
  ])('%j', (parts, line) => {
    expect(ended(parts)).toBe(line)
  })
})
