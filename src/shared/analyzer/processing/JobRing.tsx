import { CLOCK_TICK_MS } from '#shared/config/constants.ts'
import { formatClock } from '#shared/lib/clock.ts'
import { Countdown } from '#shared/ui/Countdown.tsx'
import { ProgressRing } from '#shared/ui/ProgressRing.tsx'
import { useNow } from '#shared/ui/useNow.ts'
import type { RunningJob } from '#shared/jobs/job.ts'
import { progressAt } from '#shared/jobs/stepJob.ts'

type JobRingProps = {
  job: RunningJob
  /** How the time left is written; left out: mm:ss. */
  clock?: ((ms: number) => string) | undefined
}

/** Percentage and time left of a running job. It alone ticks: the page around it stands still. */
export function JobRing({ job, clock = formatClock }: JobRingProps) {
  const now = useNow(CLOCK_TICK_MS)
  const { percentage, msLeft } = progressAt(job, now)
  return (
    <ProgressRing percentage={percentage}>
      {msLeft > 0 ? (
        <p className="processing-left">
          <Countdown endsAt={job.report.endsAt} format={clock} />{' '}
          <span className="muted">Min Left</span>
        </p>
      ) : (
        <p className="processing-left muted">Taking longer than usual</p>
      )}
    </ProgressRing>
  )
}
