import type { BatchItem } from '#shared/kits/jobs/batch/batch.ts'
import { retryItem } from '#shared/kits/jobs/batch/batchActions.ts'
import { isRetriable, itemStatus, mayHaveArrived } from '#shared/kits/jobs/batch/itemStatus.ts'
import { canRetry } from '#shared/kits/jobs/failures.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'

type SendAgainButtonProps = { batchKey: string; item: BatchItem }

/** Beside words that name the charge where the file may have arrived (decisions L130). */
export function SendAgainButton({ batchKey, item }: SendAgainButtonProps) {
  const dispatch = useAppDispatch()
  const status = itemStatus(item, useAppSelector(selectJobs))
  if (!mayHaveArrived(status) && !isRetriable(status)) return null
  // Its result can be requested instead, which costs nothing.
  if (status.kind === 'failed' && canRetry(status.job)) return null
  return (
    <button
      type="button"
      className="btn btn-soft btn-sm"
      aria-label={`Send ${item.files[0]?.name ?? ''} again`}
      onClick={() => dispatch(retryItem(batchKey, item))}
    >
      Send again
    </button>
  )
}
