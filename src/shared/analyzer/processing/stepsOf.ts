import type { RunningJob } from '#shared/jobs/job.ts'

/** One named step as the page shows it; `took` ms, null while it is not over; `word` where 'Working' is not it. */
export type RunStep = {
  label: string
  state: 'done' | 'now' | 'next'
  took: number | null
  word?: string
}

type NamedStep = { label: string; from: number }

/**
 * The steps of a running job. Named ones go by the percentage (analyzers §4) and by when it was reached; without them
 * the two things that are known are told: sending, then analysing.
 */
export function stepsOf(job: RunningJob, named: readonly NamedStep[] | undefined): RunStep[] {
  if (named === undefined) return plainSteps(job)
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

function plainSteps({ transactionId, sent }: RunningJob): RunStep[] {
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
