import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { canRetry } from '../failures.ts'
import { selectJobs } from '../jobsSlice.ts'
import { retryJob } from '../run/lifecycle.ts'
import type { BatchItem } from './batch.ts'
import { batchTransitioned, selectBatch } from './batchSlice.ts'
import { isRetriable, itemStatus } from './itemStatus.ts'
import { requeueItem } from './runBatches.ts'

/** Running jobs finish. */
export const stopBatch = (key: string) =>
  batchTransitioned({ key, event: { kind: 'halted', reason: 'stopped' } })

export const resumeBatch = (key: string) => batchTransitioned({ key, event: { kind: 'resumed' } })

/**
 * Requests the result where the server may have it, else queues the upload again. A stopped batch goes on only where nothing
 * else waits in it.
 */
export function retryItem(key: string, item: BatchItem): AppThunk {
  return (dispatch, getState) => {
    const jobs = selectJobs(getState())
    const status = itemStatus(item, jobs)
    const { items = [] } = selectBatch(getState(), key) ?? {}
    if (items.every((other) => itemStatus(other, jobs).kind !== 'waiting'))
      dispatch(resumeBatch(key))
    if (status.kind === 'interrupted')
      dispatch(batchTransitioned({ key, event: { kind: 'requeued', item: item.id } }))
    else if (status.kind === 'failed' && canRetry(status.job)) void dispatch(retryJob(status.job))
    else if (status.kind === 'failed') dispatch(requeueItem(key, item, status.job))
  }
}

/** Retries all failed items, except those that may have arrived, which need a decision each. */
export function retryFailed(key: string): AppThunk {
  return (dispatch, getState) => {
    const jobs = selectJobs(getState())
    const { items = [] } = selectBatch(getState(), key) ?? {}
    for (const item of items)
      if (isRetriable(itemStatus(item, jobs))) dispatch(retryItem(key, item))
    dispatch(resumeBatch(key))
  }
}

/** Jobs stay under Jobs; the bytes of the other documents are deleted. */
export function removeItems(key: string, items: readonly BatchItem[]): AppThunk {
  return (dispatch, getState, session) => {
    const jobs = selectJobs(getState())
    const unsent = items.filter(({ job }) => job === null || jobs[job] === undefined)
    void session.get(blobStore).remove(unsent.flatMap(({ files }) => files.map(({ id }) => id)))
    dispatch(
      batchTransitioned({ key, event: { kind: 'removed', items: items.map(({ id }) => id) } }),
    )
  }
}
