import { describe, expect, it } from 'vitest'
import { CASE_KIT } from '#features/kyc/dav/checks/many/deeds.ts'
import type { Run } from '#shared/dashboard/many/manyState.ts'
import { outcomeLine } from '#shared/dashboard/many/outcomeLine.ts'
import { rowChosenByKey, rowsBetween } from '#shared/dashboard/many/selecting.ts'
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
    expect(rowChosenByKey(key, 1, 4)).toEqual(chosen)
  })
})

describe('what came of a run', () => {
  const ended = ({ deed = 'resend', ...parts }: Partial<Extract<Run, { kind: 'ended' }>>) => {
    const words = CASE_KIT.deeds[deed]
    if (words === undefined) throw new Error(`no deed ${deed}`)
    const tally = { done: 8, failed: 0, skipped: 0 }
    const run = { kind: 'ended', deed, subClientId: 'sub-1', total: 8, tally, left: 0 } as const
    return outcomeLine(words, { ...run, note: null, ...parts })
  }
  it.each([
    [{}, '8 candidates notified.'],
    [
      { tally: { done: 1, failed: 2, skipped: 3 }, left: 2 },
      '1 candidate notified, 2 failed, 3 left out: notified a moment ago, 2 not tried.',
    ],
    [{ tally: { done: 0, failed: 1, skipped: 0 }, left: 7 }, '1 failed, 7 not tried.'],
    [{ deed: 'report' }, '8 reports in the ZIP.'],
    [{ deed: 'report', note: 'No ZIP.' }, 'No ZIP.'],
  ])('%j', (parts, line) => {
    expect(ended(parts)).toBe(line)
  })
})
