import { phasesOf, type Phase } from '#shared/kits/analyzer/processing/phases.ts'
import type { RunningJob } from '#shared/kits/jobs/job.ts'

/** With starting percentages (analyzers §2, §4). */
const PHASES = [
  { label: 'Sorting and Classifying Data', from: 0 },
  { label: 'Identifying Transactions', from: 20 },
  { label: 'Calculating Key Metrics', from: 40 },
  { label: 'Deriving Insights and Conclusions', from: 60 },
  { label: 'Producing Final Report', from: 85 },
] as const

export function bankPhases(job: RunningJob): Phase[] {
  const phases = phasesOf(job, PHASES)
  if (job.kind === 'processEnabled') return phases
  return phases.map(({ label }) => ({ label, state: 'next', durationMs: null }))
}
