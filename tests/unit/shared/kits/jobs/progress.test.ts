import fc from 'fast-check'
import { expect, it } from 'vitest'
import { phasesOf, defaultPhases } from '#shared/kits/analyzer/processing/phases.ts'
import { isRunning } from '#shared/kits/jobs/job.ts'
import { progressAt, jobReducer } from '#shared/kits/jobs/jobReducer.ts'
import { aDoneJob, aFailedJob, aRunningJob, START } from './builders.ts'

it.each([
  ['at Proceed', aRunningJob(), 0, 5, 90_000],
  ['half way', aRunningJob(), 45_000, 50, 45_000],
  ['at the estimate', aRunningJob(), 90_000, 95, 0],
  ['long after it', aRunningJob(), 900_000, 95, 0],
  ['when the clock was set back', aRunningJob(), -60_000, 5, 90_000],
  [
    'told by the server',
    aRunningJob({ report: { percentage: 68, at: START, endsAt: START + 192_000, told: true } }),
    60_000,
    68,
    132_000,
  ],
  ['in the queue', aRunningJob({ kind: 'processQueued' }), 45_000, 5, 45_000],
  ['done', aDoneJob(), 45_000, 100, 0],
  ['Not Uploaded', aFailedJob(), 45_000, 0, 0],
])('%s', (_name, job, after, percentage, msLeft) => {
  expect(progressAt(job, START + after)).toEqual({ percentage, msLeft })
})

it('never decreases, and time left is at most the server’s', () => {
  const report = fc.record({
    wait: fc.integer({ min: 0, max: 60_000 }),
    percentage: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    secondsLeft: fc.option(fc.integer({ min: 0, max: 2_000 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(report, { maxLength: 30 }), (reports) => {
      let job = aRunningJob()
      let now = START
      let last = progressAt(job, now)
      for (const { wait, percentage, secondsLeft } of reports) {
        now += wait
        const reported = {
          ...(percentage === undefined ? {} : { percentage }),
          ...(secondsLeft === undefined ? {} : { secondsLeft }),
        }
        const before = progressAt(job, now)
        const next = jobReducer(job, { kind: 'polled', at: now, ...reported })
        if (!isRunning(next)) throw new Error('a poll ended the job')
        job = next
        const after = progressAt(job, now)
        expect(before.percentage).toBeGreaterThanOrEqual(last.percentage)
        expect(before.msLeft).toBeLessThanOrEqual(last.msLeft)
        expect(after.percentage).toBeGreaterThanOrEqual(before.percentage)
        expect(after.msLeft).toBe(secondsLeft === undefined ? before.msLeft : secondsLeft * 1000)
        last = after
      }
    }),
  )
})

const NAMED = [
  { label: 'Sorting', from: 0 },
  { label: 'Identifying', from: 20 },
  { label: 'Reporting', from: 40 },
]

it.each([
  [5, ['now', 'next', 'next']],
  [19, ['now', 'next', 'next']],
  [20, ['done', 'now', 'next']],
  [40, ['done', 'done', 'now']],
  [100, ['done', 'done', 'done']],
])('named steps at %i %%', (percentage, states) => {
  const job = aRunningJob({ report: { percentage, at: START, endsAt: START, told: true } })
  expect(phasesOf(job, NAMED).map(({ state }) => state)).toEqual(states)
})

it('shows the duration of a named phase', () => {
  const job = aRunningJob({
    report: { percentage: 41, at: START, endsAt: START, told: true },
    marks: [
      { percentage: 5, at: START },
      { percentage: 22, at: START + 52_000 },
      { percentage: 41, at: START + 60_000 },
    ],
  })
  expect(phasesOf(job, NAMED).map(({ durationMs }) => durationMs)).toEqual([52_000, 8_000, null])
})

it.each([
  ['before anything left', { transactionId: null, sent: 0 }, ['Sending the file', 'now', 'next']],
  ['half way', { transactionId: null, sent: 0.5 }, ['Sending the file, 50%', 'now', 'next']],
  ['sent', { transactionId: 'tx-1', sent: 1 }, ['File sent', 'done', 'now']],
])('without named steps, %s', (_name, given, expected) => {
  const [first, second] = defaultPhases(aRunningJob(given))
  expect([first?.label, first?.state, second?.state]).toEqual(expected)
})
