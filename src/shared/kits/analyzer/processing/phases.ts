import type { RunningJob } from '#shared/kits/jobs/job.ts'

/** `durationMs` is null until the phase is over; `statusText` replaces 'Working'. */
export type Phase = {
  label: string
  state: 'done' | 'now' | 'next'
  durationMs: number | null
  statusText?: string
}

type NamedPhase = { label: string; from: number }

/** Phases by percentage (analyzers §4) and the time it was reached. */
export function phasesOf(job: RunningJob, named: readonly NamedPhase[]): Phase[] {
  return named.map(({ label, from }, index) => {
    const until = named[index + 1]?.from ?? 100
    const { percentage } = job.report
    if (percentage < from) return { label, state: 'next', durationMs: null }
    if (percentage < until) return { label, state: 'now', durationMs: null }
    const startedAt = reachedAt(job, from)
    const endedAt = reachedAt(job, until)
    return {
      label,
      state: 'done',
      durationMs: startedAt === null || endedAt === null ? null : endedAt - startedAt,
    }
  })
}

function reachedAt({ marks }: RunningJob, percentage: number): number | null {
  return marks.find((mark) => mark.percentage >= percentage)?.at ?? null
}

/** Uploading, then analysing. */
export function defaultPhases({ transactionId, sent }: RunningJob): Phase[] {
  const isSent = transactionId !== null
  const share = sent > 0 && sent < 1 ? `, ${Math.floor(sent * 100)}%` : ''
  return [
    {
      label: isSent ? 'File sent' : `Sending the file${share}`,
      state: isSent ? 'done' : 'now',
      durationMs: null,
    },
    { label: 'Reading and checking', state: isSent ? 'now' : 'next', durationMs: null },
    { label: 'Result', state: 'next', durationMs: null },
  ]
}
