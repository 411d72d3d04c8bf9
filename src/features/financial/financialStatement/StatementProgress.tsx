import type { ProgressProps } from '#shared/kits/analyzer/definition.ts'
import { PhaseList } from '#shared/kits/analyzer/processing/PhaseList.tsx'
import { phasesOf } from '#shared/kits/analyzer/processing/phases.ts'
import { PROCESSING_MODULES, progressText } from './texts.ts'

/** analyzers §2, §4 */
export function StatementProgress({ job }: ProgressProps) {
  return (
    <>
      <PhaseList phases={phasesOf(job, PROCESSING_MODULES)} />
      <p className="small muted">{progressText(job.report.percentage)}</p>
    </>
  )
}
