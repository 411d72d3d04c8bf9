import { describe, expect, it } from 'vitest'
import type { Job } from '#shared/kits/jobs/job.ts'
import { progressAt, jobReducer, type JobEvent } from '#shared/kits/jobs/jobReducer.ts'
import { aDoneJob, aFailedJob, aRunningJob, START } from './builders.ts'

const at = START + 6_000

const EVENTS = {
  sent: { kind: 'sent', share: 0.5 },
  submitted: { kind: 'submitted', transactionId: 'tx-2', followUpAt: null, at },
  followedUp: { kind: 'followedUp' },
  polled: { kind: 'polled', percentage: 40, secondsLeft: 20, at },
  pollStarted: { kind: 'pollStarted', at },
  missed: { kind: 'missed', at },
  finished: { kind: 'finished', at },
  summarized: {
    kind: 'summarized',
    subject: 'Asha Rao',
    findings: [{ kind: 'failed', text: 'Net pay off by ₹5.00' }],
  },
  failed: { kind: 'failed', name: 'lowCredits', at },
  retried: { kind: 'retried', estimateMs: 90_000, at },
  seen: { kind: 'seen' },
  evicted: { kind: 'evicted' },
  owned: { kind: 'owned', ownerId: 'owner-1' },
} as const satisfies Record<JobEvent['kind'], JobEvent>

type Row = [state: string, job: Job, event: JobEvent['kind'], expected: Partial<Job> | 'same']

const queued = aRunningJob({ kind: 'processQueued', sent: 0.2, transactionId: null })
const enabled = aRunningJob({ sent: 0.2, followUpAt: START + 40_000 })
const failedUpload = aFailedJob({ failure: 'uploadFailed' })

const TABLE: Row[] = [
  ['processQueued', queued, 'sent', { kind: 'processQueued', sent: 0.5 }],
  ['processQueued', queued, 'submitted', { kind: 'processQueued', transactionId: 'tx-2', sent: 1 }],
  ['processQueued', queued, 'followedUp', { kind: 'processQueued', followUpAt: null }],
  ['processQueued', queued, 'polled', { kind: 'processEnabled' }],
  ['processQueued', queued, 'pollStarted', { kind: 'processQueued', askedAt: at }],
  ['processQueued', queued, 'missed', { kind: 'processQueued', misses: 1, askedAt: at }],
  [
    'processQueued',
    queued,
    'finished',
    { kind: 'Processed Successfully', finishedAt: at, tookMs: 6_000 },
  ],
  ['processQueued', queued, 'failed', { kind: 'Not Uploaded', failure: 'lowCredits' }],
  ['processQueued', queued, 'retried', 'same'],
  ['processQueued', queued, 'seen', 'same'],
  ['processQueued', queued, 'evicted', 'same'],
  ['processEnabled', enabled, 'sent', { kind: 'processEnabled', sent: 0.5 }],
  [
    'processEnabled',
    enabled,
    'submitted',
    { kind: 'processEnabled', transactionId: 'tx-2', followUpAt: null },
  ],
  ['processEnabled', enabled, 'followedUp', { kind: 'processEnabled', followUpAt: null }],
  ['processEnabled', enabled, 'pollStarted', { kind: 'processEnabled', askedAt: at }],
  ['processEnabled', enabled, 'polled', { kind: 'processEnabled', misses: 0, askedAt: at }],
  ['processEnabled', enabled, 'missed', { kind: 'processEnabled', misses: 1, askedAt: at }],
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
    { kind: 'Not Uploaded', failure: 'lowCredits', failedAt: at, askedAt: at },
  ],
  ['processEnabled', enabled, 'retried', 'same'],
  ['processEnabled', enabled, 'seen', 'same'],
  ['processEnabled', enabled, 'evicted', 'same'],
  ['processEnabled', enabled, 'summarized', 'same'],
  [
    'Processed Successfully',
    aDoneJob(),
    'summarized',
    { subject: 'Asha Rao', findings: EVENTS.summarized.findings },
  ],
  ['Not Uploaded', aFailedJob(), 'summarized', 'same'],
  ['Processed Successfully', aDoneJob(), 'pollStarted', { ...aDoneJob(), askedAt: at }],
  ['Not Uploaded', aFailedJob(), 'pollStarted', { ...aFailedJob(), askedAt: at }],
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
    failedUpload,
    'retried',
    { kind: 'processEnabled', transactionId: 'tx-1', misses: 0 },
  ],
  ['Not Uploaded, never sent', aFailedJob({ transactionId: null }), 'retried', 'same'],
  ['Not Uploaded', failedUpload, 'seen', { seen: true }],
  ['Not Uploaded', failedUpload, 'evicted', { letGo: true }],
  ['Processed Successfully', aDoneJob(), 'evicted', { letGo: true }],
  ['processEnabled', enabled, 'owned', { ownerId: 'owner-1', keep: true }],
  ['Processed Successfully', aDoneJob(), 'owned', { ownerId: 'owner-1', keep: true }],
  ['Not Uploaded', failedUpload, 'owned', { ownerId: 'owner-1', keep: true }],
  ['Processed Successfully', aDoneJob({}), 'seen', { seen: true }],
  ['Processed Successfully', aDoneJob({ seen: true }), 'seen', 'same'],
]

it.each(TABLE)('%s: %o on %s', (_state, job, event, expected) => {
  const next = jobReducer(job, EVENTS[event])
  expect(next).toMatchObject(expected === 'same' ? job : expected)
})

describe('progress', () => {
  it('stays queued while the percentage is 5 or less', () => {
    const next = jobReducer(queued, { kind: 'polled', percentage: 5, at })
    expect(next.kind).toBe('processQueued')
  })

  it('never shows a lower percentage from the server', () => {
    const job = aRunningJob({
      report: { percentage: 60, at: START, endsAt: START + 90_000, told: true },
    })
    expect(jobReducer(job, { kind: 'polled', percentage: 20, at })).toMatchObject({
      report: { percentage: 60 },
    })
  })

  it.each([10, 1_500])('ends when the server reports: in %i s', (secondsLeft) => {
    const told = jobReducer(aRunningJob(), { kind: 'polled', secondsLeft, at })
    expect(told).toMatchObject({ report: { endsAt: at + secondsLeft * 1000 } })
    expect(progressAt(told, at).msLeft).toBe(secondsLeft * 1000)
  })

  it('continues from its value if only the time is reported', () => {
    let job: Job = aRunningJob()
    for (let second = 3; second <= 45; second += 3)
      job = jobReducer(job, {
        kind: 'polled',
        secondsLeft: 90 - second,
        at: START + second * 1000,
      })
    expect(progressAt(job, START + 45_000).percentage).toBe(50)
    expect(job).toMatchObject({ marks: [{ percentage: 5 }] })
  })

  it('resets missed polls with the first response', () => {
    const job = jobReducer(aRunningJob({ misses: 12 }), { kind: 'polled', at })
    expect(job).toMatchObject({ misses: 0 })
  })

  it('records when each percentage was reached', () => {
    const job = jobReducer(jobReducer(aRunningJob(), { kind: 'polled', percentage: 20, at }), {
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
    expect(jobReducer(aRunningJob(), { kind: 'finished', at, tookMs: 4_000 })).toMatchObject({
      tookMs: 4_000,
    })
  })
})
