import check from 'bootstrap-icons/icons/check-circle.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import star from 'bootstrap-icons/icons/stars.svg?raw'
import { isUnseen, isRunning, type Job, isFailed } from '#shared/kits/jobs/job.ts'
import { progressAt } from '#shared/kits/jobs/jobReducer.ts'
import { CLOCK_TICK_MS } from '#shared/platform/config/constants.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { useNow } from '#shared/ui/hooks/useNow.ts'
import { failureText } from './failureText.ts'

type JobStateChipProps = { job: Job }

export function JobStateChip({ job }: JobStateChipProps) {
  const now = useNow(isRunning(job) ? CLOCK_TICK_MS : null)
  if (isFailed(job))
    return (
      <Chip tone="danger" icon={triangle}>
        Failed: {failureText(job)}
      </Chip>
    )
  if (isRunning(job))
    return (
      <Chip tone="info" icon={hourglass}>
        Running, {progressAt(job, now).percentage}%
      </Chip>
    )
  return isUnseen(job) ? (
    <Chip tone="success" icon={star}>
      New result
    </Chip>
  ) : (
    <Chip tone="neutral" icon={check}>
      Opened
    </Chip>
  )
}
