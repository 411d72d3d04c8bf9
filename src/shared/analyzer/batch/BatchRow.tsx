import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import x from 'bootstrap-icons/icons/x-lg.svg?raw'
import { takeOff, tryAgain } from '#shared/jobs/batch/batchActions.ts'
import type { BatchItem } from '#shared/jobs/batch/batch.ts'
import { isRetriable, isUnsure, standingOf } from '#shared/jobs/batch/standing.ts'
import { canRetry } from '#shared/jobs/failures.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { cutName } from '#shared/lib/fileName.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { JobRow } from '../jobs/JobRow.tsx'

type BatchRowProps = { analyzer: string; item: BatchItem }

/** One document of a batch: its job, or why it has none yet. */
export function BatchRow({ analyzer, item }: BatchRowProps) {
  const dispatch = useAppDispatch()
  const standing = standingOf(item, useAppSelector(selectJobs))
  const name = item.files[0]?.name ?? ''
  const isAgain = isUnsure(standing) || isRetriable(standing)
  const again = (
    <button
      type="button"
      className="btn btn-soft btn-sm"
      aria-label={`Send ${name} again`}
      onClick={() => dispatch(tryAgain(analyzer, item))}
    >
      Send again
    </button>
  )
  if ('job' in standing) {
    const asks = standing.kind === 'failed' && canRetry(standing.job)
    return <JobRow job={standing.job}>{isAgain && !asks && again}</JobRow>
  }
  return (
    <li className="job-row">
      <span className="file-icon">
        <Icon of={fileText} />
      </span>
      <div className="job-row-text">
        <p className="medium clip" title={name}>
          {cutName(name)}
        </p>
        <p className="small muted">
          {standing.kind === 'waiting'
            ? 'Waiting for its turn'
            : 'Sending was cut off. It may have arrived: sent again, it may be paid twice.'}
        </p>
      </div>
      <div className="job-row-end">
        {isAgain && again}
        <button
          type="button"
          className="btn btn-ghost btn-icon btn-sm"
          onClick={() => dispatch(takeOff(analyzer, [item]))}
        >
          <Icon of={x} label={`Remove ${name}`} />
        </button>
      </div>
    </li>
  )
}
