import type { BatchSum } from '#shared/jobs/batch/standing.ts'
import { Chip } from '#shared/ui/Chip.tsx'

type BatchCountsProps = { sum: BatchSum }

/** How many documents stand how; what does not occur is left out. */
const COUNTS = [
  { of: 'running', tone: 'info', words: 'running' },
  { of: 'news', tone: 'success', words: 'new' },
  { of: 'waiting', tone: 'neutral', words: 'waiting' },
  { of: 'failed', tone: 'danger', words: 'failed' },
  { of: 'interrupted', tone: 'warning', words: 'cut off' },
] as const satisfies readonly { of: keyof BatchSum; tone: string; words: string }[]

export function BatchCounts({ sum }: BatchCountsProps) {
  return (
    <span className="row-flex">
      {COUNTS.filter(({ of }) => sum[of] > 0).map(({ of, tone, words }) => (
        <Chip key={of} tone={tone} bare>
          {sum[of]} {words}
        </Chip>
      ))}
    </span>
  )
}
