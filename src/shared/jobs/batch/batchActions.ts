import type { AppThunk } from '#shared/store/types.ts'
import { fileVault } from '#shared/vault/vault.ts'
import { canRetry } from '../failures.ts'
import { selectJobs } from '../jobsSlice.ts'
import { retryJob } from '../lifecycle.ts'
import { putBack } from './attendBatches.ts'
import type { BatchItem } from './batch.ts'
import { batchMoved, selectBatch } from './batchSlice.ts'
import { isRetriable, standingOf } from './standing.ts'

/** What runs goes on to its result; what waits is not sent. */
export const stopRest = (analyzer: string) =>
  batchMoved({ analyzer, event: { kind: 'halted', why: 'stopped' } })

export const goOn = (analyzer: string) => batchMoved({ analyzer, event: { kind: 'wentOn' } })

/** Once more: the server is asked where it may have the result, anything else waits for its turn again. */
export function tryAgain(analyzer: string, item: BatchItem): AppThunk {
  return (dispatch, getState) => {
    const standing = standingOf(item, selectJobs(getState()))
    if (standing.kind === 'interrupted')
      dispatch(batchMoved({ analyzer, event: { kind: 'putBack', item: item.id } }))
    else if (standing.kind === 'failed' && canRetry(standing.job))
      void dispatch(retryJob(standing.job))
    else if (standing.kind === 'failed') dispatch(putBack(analyzer, item, standing.job))
  }
}

/** All that failed, but what may have arrived: sending that again is a question of its own. */
export function retryFailed(analyzer: string): AppThunk {
  return (dispatch, getState) => {
    const jobs = selectJobs(getState())
    const { items = [] } = selectBatch(getState(), analyzer) ?? {}
    for (const item of items)
      if (isRetriable(standingOf(item, jobs))) dispatch(tryAgain(analyzer, item))
    dispatch(goOn(analyzer))
  }
}

/** Takes documents off the list. Those that became jobs stay under Jobs, the bytes of the others go. */
export function takeOff(analyzer: string, items: readonly BatchItem[]): AppThunk {
  return (dispatch, getState, session) => {
    const jobs = selectJobs(getState())
    const unsent = items.filter(({ job }) => job === null || jobs[job] === undefined)
    void session.get(fileVault).remove(unsent.flatMap(({ files }) => files.map(({ id }) => id)))
    dispatch(batchMoved({ analyzer, event: { kind: 'removed', items: items.map(({ id }) => id) } }))
  }
}
