import check from 'bootstrap-icons/icons/check-circle.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import star from 'bootstrap-icons/icons/stars.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { CLOCK_TICK_MS } from '#shared/config/constants.ts'
import { isNew, isRunning, type Job } from '#shared/jobs/job.ts'
import { progressAt } from '#shared/jobs/stepJob.ts'
import { Chip } from '#shared/ui/Chip.tsx'
import { useNow } from '#shared/ui/useNow.ts'
import { failureWords } from './failureWords.ts'

type JobStateChipProps = { job: Job }

/** How a job stands: one word, and why where it failed. */
export function JobStateChip({ job }: JobStateChipProps) {
  const now = useNow(isRunning(job) ? CLOCK_TICK_MS : null)
  if (job.kind === 'Not Uploaded')
    return (
      <Chip tone="danger" icon={triangle}>
        Failed: {failureWords(job)}
      </Chip>
    )
  if (isRunning(job))
    return (
      <Chip tone="info" icon={hourglass}>
        Running, {progressAt(job, now).percentage}%
      </Chip>
    )
  return isNew(job) ? (
    <Chip tone="success" icon={star}>
      New result
    </Chip>
  ) : (
    <Chip tone="neutral" icon={check}>
      Opened
    </Chip>
  )
}
