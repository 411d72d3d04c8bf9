import type { DoneJob } from '#shared/jobs/job.ts'
import { formatDay, indiaDay } from '#shared/lib/day.ts'
import { withoutTurns } from '#shared/lib/fileName.ts'
import { usePrinting } from '#shared/ui/usePrinting.ts'

/** On paper alone: what a result was made of, and when. */
export function PrintedFacts({ job: { files, finishedAt } }: { job: DoneJob }) {
  const isPrinting = usePrinting()
  if (!isPrinting) return null
  return (
    <p className="result-facts small muted">
      {files.map(({ name }) => withoutTurns(name)).join(', ')} · {formatDay(indiaDay(finishedAt))}
    </p>
  )
}
