import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import x from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { BatchItem } from '#shared/kits/jobs/batch/batch.ts'
import { removeItems } from '#shared/kits/jobs/batch/batchActions.ts'
import { itemStatus } from '#shared/kits/jobs/batch/itemStatus.ts'
import { describeInterruption } from '#shared/kits/jobs/failures.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { JobRow } from '../jobs/JobRow.tsx'
import { SendAgainButton } from './SendAgainButton.tsx'

type BatchRowProps = { analyzer: string; item: BatchItem }

export function BatchRow({ analyzer, item }: BatchRowProps) {
  const dispatch = useAppDispatch()
  const status = itemStatus(item, useAppSelector(selectJobs))
  const name = item.files[0]?.name ?? ''
  const sendAgainButton = <SendAgainButton batchKey={analyzer} item={item} />
  if ('job' in status) return <JobRow job={status.job}>{sendAgainButton}</JobRow>
  return (
    <li className="job-row">
      <span className="file-icon">
        <Icon of={fileText} />
      </span>
      <div className="job-row-text">
        <p className="medium clip" title={name}>
          {truncateFileName(name)}
        </p>
        <p className="small muted">
          {status.kind === 'waiting' ? 'Waiting to be sent' : describeInterruption('The file')}
        </p>
      </div>
      <div className="job-row-end">
        {sendAgainButton}
        <button
          type="button"
          className="btn btn-ghost btn-icon btn-sm"
          onClick={() => dispatch(removeItems(analyzer, [item]))}
        >
          <Icon of={x} label={`Remove ${name}`} />
        </button>
      </div>
    </li>
  )
}
