import { describe, expect, it } from 'vitest'
import type { Job } from '#shared/jobs/job.ts'
import { stepJob, type JobEvent } from '#shared/jobs/stepJob.ts'
import { aDoneJob, aFailedJob, aRunningJob, START } from './builders.ts'

const at = START + 6_000

const EVENTS = {
  sent: { kind: 'sent', share: 0.5 },
  submitted: { kind: 'submitted', transactionId: 'tx-2', followUpAt: null, at },
  followedUp: { kind: 'followedUp' },
  polled: { kind: 'polled', percentage: 40, secondsLeft: 20, at },
  missed: { kind: 'missed' },
  finished: { kind: 'finished', at },
  failed: { kind: 'failed', name: 'lowCredits', at },
  retried: { kind: 'retried', estimateMs: 90_000, at },
} as const satisfies Record<JobEvent['kind'], JobEvent>

type Row = [state: string, job: Job, event: JobEvent['kind'], expected: Partial<Job> | 'same']

const queued = aRunningJob({ kind: 'processQueued', sent: 0.2, transactionId: null })
const enabled = aRunningJob({ sent: 0.2, followUpAt: START + 40_000 })
const givenUp = aFailedJob({ failure: 'uploadFailed' })

const TABLE: Row[] = [
  ['processQueued', queued, 'sent', { kind: 'processQueued', sent: 0.5 }],
  ['processQueued', queued, 'submitted', { kind: 'processQueued', transactionId: 'tx-2', sent: 1 }],
  ['processQueued', queued, 'followedUp', { kind: 'processQueued', followUpAt: null }],
  ['processQueued', queued, 'polled', { kind: 'processEnabled' }],
  ['processQueued', queued, 'missed', { kind: 'processQueued', misses: 1 }],
  [
    'processQueued',
    queued,
    'finished',
    { kind: 'Processed Successfully', finishedAt: at, tookMs: 6_000 },
  ],
  ['processQueued', queued, 'failed', { kind: 'Not Uploaded', failure: 'lowCredits' }],
  ['processQueued', queued, 'retried', 'same'],
  ['processEnabled', enabled, 'sent', { kind: 'processEnabled', sent: 0.5 }],
  [
    'processEnabled',
    enabled,
    'submitted',
    { kind: 'processEnabled', transactionId: 'tx-2', followUpAt: null },
  ],
  ['processEnabled', enabled, 'followedUp', { kind: 'processEnabled', followUpAt: null }],
  ['processEnabled', enabled, 'polled', { kind: 'processEnabled', misses: 0 }],
  ['processEnabled', enabled, 'missed', { kind: 'processEnabled', misses: 1 }],
  [
    'processEnabled',
    enabled,
    'finished',
    { kind: 'Processed Successfully', transactionId: 'tx-1' },
  ],
  [
    'processEnabled',
    enabled,
    'failed',
    { kind: 'Not Uploaded', failure: 'lowCredits', failedAt: at },
  ],
  ['processEnabled', enabled, 'retried', 'same'],
  ...(
    [
      'sent',
      'submitted',
      'followedUp',
      'polled',
      'missed',
      'finished',
      'failed',
      'retried',
    ] as const
  ).map((event): Row => ['Processed Successfully', aDoneJob(), event, 'same']),
  ...(['sent', 'submitted', 'followedUp', 'polled', 'missed', 'finished', 'failed'] as const).map(
    (event): Row => ['Not Uploaded', aFailedJob(), event, 'same'],
  ),
  [
    'Not Uploaded',
    givenUp,
    'retried',
    { kind: 'processEnabled', transactionId: 'tx-1', misses: 0 },
  ],
  ['Not Uploaded, never sent', aFailedJob({ transactionId: null }), 'retried', 'same'],
]

it.each(TABLE)('%s: %o on %s', (_state, job, event, expected) => {
  const next = stepJob(job, EVENTS[event])
  expect(next).toMatchObject(expected === 'same' ? job : expected)
})

describe('progress', () => {
  it('stays queued while the percentage is 5 or less', () => {
    const next = stepJob(queued, { kind: 'polled', percentage: 5, at })
    expect(next.kind).toBe('processQueued')
  })

  it('never lets a lower percentage of the server show', () => {
    const job = aRunningJob({
      report: { percentage: 60, at: START, endsAt: START + 90_000, told: true },
    })
    expect(stepJob(job, { kind: 'polled', percentage: 20, at })).toMatchObject({
      report: { percentage: 60 },
    })
  })

  it('never moves the end further away', () => {
    const later = stepJob(aRunningJob(), { kind: 'polled', secondsLeft: 900, at })
    const sooner = stepJob(aRunningJob(), { kind: 'polled', secondsLeft: 10, at })
    expect(later).toMatchObject({ report: { endsAt: START + 90_000 } })
    expect(sooner).toMatchObject({ report: { endsAt: at + 10_000 } })
  })

  it('forgets lost polls with the first answer', () => {
    const job = stepJob(aRunningJob({ misses: 12 }), { kind: 'polled', at })
    expect(job).toMatchObject({ misses: 0 })
  })

  it('marks when each percentage was reached', () => {
    const job = stepJob(stepJob(aRunningJob(), { kind: 'polled', percentage: 20, at }), {
      kind: 'polled',
      percentage: 20,
      at: at + 3_000,
    })
    expect(job).toMatchObject({
      marks: [
        { percentage: 5, at: START },
        { percentage: 20, at },
      ],
    })
  })

  it('keeps the time that the server says it took', () => {
    expect(stepJob(aRunningJob(), { kind: 'finished', at, tookMs: 4_000 })).toMatchObject({
      tookMs: 4_000,
    })
  })
})
