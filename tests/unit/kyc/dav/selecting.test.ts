import { describe, expect, it } from 'vitest'
import { outcomeLine } from '#features/kyc/dav/checks/many/deedWords.ts'
import type { Run } from '#features/kyc/dav/checks/many/manyState.ts'
import { rowChosenByKey, rowsBetween } from '#features/kyc/dav/checks/many/selecting.ts'
import { aCase } from './builders.ts'

const rows = ['a', 'b', 'c', 'd'].map((caseId) => aCase({ caseId }))
const [a, , c] = rows

describe('a range', () => {
  it.each([
    ['downwards', 'a', c, 'abc'],
    ['upwards', 'd', c, 'cd'],
    ['of one', 'c', c, 'c'],
    ['from a row of another page', 'z', c, 'c'],
    ['from nowhere', null, a, 'a'],
  ])('%s', (_, from, to, found) => {
    const range = to === undefined ? [] : rowsBetween(rows, from, to)
    expect(range.map(({ caseId }) => caseId).join('')).toBe(found)
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
    expect(rowChosenByKey(key, 1, 4)).toEqual(chosen)
  })
})

describe('what came of a run', () => {
  const ended = (parts: Partial<Extract<Run, { kind: 'ended' }>>) =>
    outcomeLine({
      kind: 'ended',
      deed: 'resend',
      subClientId: 'sub-1',
      total: 8,
      tally: { done: 8, failed: 0, skipped: 0 },
      left: 0,
      note: null,
      ...parts,
    })
  it.each([
    [{}, '8 candidates notified.'],
    [
      { tally: { done: 1, failed: 2, skipped: 3 }, left: 2 },
      '1 candidate notified, 2 failed, 3 left out: notified a moment ago, 2 not tried.',
    ],
    [{ tally: { done: 0, failed: 1, skipped: 0 }, left: 7 }, '1 failed, 7 not tried.'],
    [{ deed: 'report' as const }, '8 reports in the ZIP.'],
    [{ deed: 'report' as const, note: 'No ZIP.' }, 'No ZIP.'],
  ])('%j', (parts, line) => {
    expect(ended(parts)).toBe(line)
  })
})
