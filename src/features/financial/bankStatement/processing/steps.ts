import type { RunningJob } from '#shared/jobs/job.ts'
import { phasesOf, type Phase } from '#shared/analyzer/processing/phases.ts'

/** The five steps and the percentage at which each becomes the current one (analyzers §2, §4). */
export const BANK_STEPS = [
  { label: 'Sorting and Classifying Data', from: 0 },
  { label: 'Identifying Transactions', from: 20 },
  { label: 'Calculating Key Metrics', from: 40 },
  { label: 'Deriving Insights and Conclusions', from: 60 },
  { label: 'Producing Final Report', from: 85 },
] as const

/** The steps of a running job; none is under way while it waits in the queue. */
export function bankStepsOf(job: RunningJob): Phase[] {
  const steps = phasesOf(job, BANK_STEPS)
  if (job.kind === 'processEnabled') return steps
  return steps.map(({ label }) => ({ label, state: 'next', took: null }))
}
