import type { RunningJob } from '#shared/jobs/job.ts'

/** One phase of a job as the page shows it; `took` ms, null while it is not over; `word` where 'Working' is not it. */
export type Phase = {
  label: string
  state: 'done' | 'now' | 'next'
  took: number | null
  word?: string
}

/** A phase that an analyzer names, and the percentage at which it begins. */
type NamedPhase = { label: string; from: number }

/** Named phases go by the percentage (analyzers §4) and by when it was reached. */
export function phasesOf(job: RunningJob, named: readonly NamedPhase[]): Phase[] {
  return named.map(({ label, from }, index) => {
    const until = named[index + 1]?.from ?? 100
    const { percentage } = job.report
    if (percentage < from) return { label, state: 'next', took: null }
    if (percentage < until) return { label, state: 'now', took: null }
    const began = reachedAt(job, from)
    const ended = reachedAt(job, until)
    return { label, state: 'done', took: began === null || ended === null ? null : ended - began }
  })
}

function reachedAt({ marks }: RunningJob, percentage: number): number | null {
  return marks.find((mark) => mark.percentage >= percentage)?.at ?? null
}

/** The two things that are known of every job: sending, then analysing. */
export function plainPhases({ transactionId, sent }: RunningJob): Phase[] {
  const isSent = transactionId !== null
  const share = sent > 0 && sent < 1 ? `, ${Math.floor(sent * 100)}%` : ''
  return [
    {
      label: isSent ? 'File sent' : `Sending the file${share}`,
      state: isSent ? 'done' : 'now',
      took: null,
    },
    { label: 'Reading and checking', state: isSent ? 'now' : 'next', took: null },
    { label: 'Result', state: 'next', took: null },
  ]
}
