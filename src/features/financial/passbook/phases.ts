import type { RunningJob } from '#shared/jobs/job.ts'
import type { Phase } from '#shared/analyzer/processing/phases.ts'

/** What a running passbook job is at. */
export type PassbookPhase = 'front' | 'wait' | 'pages' | 'reading'

/** The phase that a running passbook job is in. `now` is epoch ms. */
export function passbookPhase(
  { transactionId, followUpAt }: RunningJob,
  now: number,
): PassbookPhase {
  if (transactionId === null) return 'front'
  if (followUpAt === null) return 'reading'
  return now < followUpAt ? 'wait' : 'pages'
}

/** Which of the four phases shown it is. */
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

/** What is done, under way and to come of a running passbook job. */
export function passbookPhases(job: RunningJob, now: number): Phase[] {
  const phase = passbookPhase(job, now)
  const current = CURRENT[phase]
  return LABELS.map((labels, at): Phase => {
    const state = at < current ? 'done' : at === current ? 'now' : 'next'
    if (state === 'now' && phase === 'wait')
      return { label: labels.next, state, took: null, word: 'Waiting' }
    return { label: labels[state], state, took: null }
  })
}
