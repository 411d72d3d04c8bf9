import { describe, expect, it } from 'vitest'
import { bankPhases } from '#features/financial/bankStatement/processing/phases.ts'
import type { RunningJob } from '#shared/kits/jobs/job.ts'

function aJob(percentage: number, kind: RunningJob['kind'] = 'processEnabled'): RunningJob {
  return {
    id: 'j1',
    analyzer: 'bankStatement',
    title: 'Bank statement',
    path: '/bankstatement',
    owner: 'a@b.c',
    files: [],
    options: {},
    transactionId: 'b-1',
    startedAt: 0,
    kind,
    report: { percentage, at: 0, endsAt: 1, told: true },
    marks: [],
    sent: 1,
    followUpAt: null,
    misses: 0,
  }
}

describe('phases by percentage (analyzers §4)', () => {
  it.each([
    [0, 0],
    [19, 0],
    [20, 1],
    [39, 1],
    [40, 2],
    [59, 2],
    [60, 3],
    [84, 3],
    [85, 4],
    [94, 4],
    [95, 4],
    [99, 4],
  ])('%d %%: phase %d', (percentage, current) => {
    const states = bankPhases(aJob(percentage)).map(({ state }) => state)
    expect(states.indexOf('now')).toBe(current)
    expect(states.filter((state) => state === 'done')).toHaveLength(current)
  })

  it('has no current phase in the queue', () => {
    expect(bankPhases(aJob(5, 'processQueued')).every(({ state }) => state === 'next')).toBe(true)
  })
})
