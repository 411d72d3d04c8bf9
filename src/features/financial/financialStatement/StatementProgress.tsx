import type { ProgressProps } from '#shared/analyzer/definition.ts'
import { PhaseList } from '#shared/analyzer/processing/PhaseList.tsx'
import { phasesOf } from '#shared/analyzer/processing/phases.ts'
import { MODULES, progressLine } from './words.ts'

/** The five modules, and what is under way in a sentence (analyzers §2, §4). */
export function StatementProgress({ job }: ProgressProps) {
  return (
    <>
      <PhaseList phases={phasesOf(job, MODULES)} />
      <p className="small muted">{progressLine(job.report.percentage)}</p>
    </>
  )
}
