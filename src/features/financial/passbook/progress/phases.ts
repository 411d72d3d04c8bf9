import type { Phase } from '#shared/kits/analyzer/processing/phases.ts'
import type { RunningJob } from '#shared/kits/jobs/job.ts'

export type PassbookPhase = 'front' | 'wait' | 'pages' | 'reading'

/** `now` in epoch ms. */
export function passbookPhase(
  { transactionId, followUpAt }: RunningJob,
  now: number,
): PassbookPhase {
  if (transactionId === null) return 'front'
  if (followUpAt === null) return 'reading'
  return now < followUpAt ? 'wait' : 'pages'
}

const CURRENT: Record<PassbookPhase, number> = { front: 0, wait: 1, pages: 1, reading: 2 }

const LABELS = [
  { now: 'Sending the front page', done: 'Front page sent', next: 'Front page' },
  {
    now: 'Sending the transaction pages',
    done: 'Transaction pages sent',
    next: 'Transaction pages',
  },
  { now: 'Reading and checking', done: 'Read and checked', next: 'Reading and checking' },
  { now: 'Report', done: 'Report', next: 'Report' },
] as const

export function passbookPhases(job: RunningJob, now: number): Phase[] {
  const phase = passbookPhase(job, now)
  const current = CURRENT[phase]
  return LABELS.map((labels, index): Phase => {
    const state = index < current ? 'done' : index === current ? 'now' : 'next'
    if (state === 'now' && phase === 'wait')
      return { label: labels.next, state, durationMs: null, statusText: 'Waiting' }
    return { label: labels[state], state, durationMs: null }
  })
}
