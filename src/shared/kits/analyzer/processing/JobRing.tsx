import { CLOCK_TICK_MS } from '#shared/platform/config/constants.ts'
import { formatDuration } from '#shared/platform/lib/clock.ts'
import { Countdown } from '#shared/ui/components/Countdown.tsx'
import { ProgressRing } from '#shared/ui/components/ProgressRing.tsx'
import { useNow } from '#shared/ui/hooks/useNow.ts'
import type { RunningJob } from '#shared/kits/jobs/job.ts'
import { progressAt } from '#shared/kits/jobs/jobReducer.ts'

type JobRingProps = {
  job: RunningJob
  /** Default: mm:ss. */
  formatTimeLeft?: ((ms: number) => string) | undefined
}

/** Percentage and time left of a running job. Only this component renders every second. */
export function JobRing({ job, formatTimeLeft = formatDuration }: JobRingProps) {
  const now = useNow(CLOCK_TICK_MS)
  const { percentage, msLeft } = progressAt(job, now)
  return (
    <ProgressRing percentage={percentage}>
      {msLeft > 0 ? (
        <p className="processing-left">
          <Countdown endsAt={job.report.endsAt} format={formatTimeLeft} />{' '}
          <span className="muted">Min Left</span>
        </p>
      ) : (
        <p className="processing-left muted">Taking longer than usual</p>
      )}
    </ProgressRing>
  )
}
