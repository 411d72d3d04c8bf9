import type { RefObject } from 'react'
import type { Batch } from '#shared/jobs/batch/batch.ts'
import { goOn, retryFailed, stopRest, takeOff } from '#shared/jobs/batch/batchActions.ts'
import type { BatchSum } from '#shared/jobs/batch/standing.ts'
import { plural } from '#shared/lib/plural.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { BatchCounts } from './BatchCounts.tsx'
import { BatchRow } from './BatchRow.tsx'
import { NextResult } from './NextResult.tsx'
import { sayBatch } from './sayBatch.ts'

type BatchJobsProps = {
  analyzer: string
  batch: Batch
  sum: BatchSum
  section: RefObject<HTMLElement | null>
}

/** What was sent together: how each document stands, the sum of it, and what can be done with the rest. */
export function BatchJobs({ analyzer, batch, sum, section }: BatchJobsProps) {
  const dispatch = useAppDispatch()
  const isOver = sum.waiting + sum.running === 0
  const isHalted = batch.halt !== null && sum.waiting > 0
  return (
    <section ref={section} className="panel batch-jobs" aria-labelledby="batch-title" tabIndex={-1}>
      <div className="panel-head batch-head">
        <h2 id="batch-title">
          {sum.done} of {plural(sum.total, 'file')} done
        </h2>
        <BatchCounts sum={sum} />
        <div className="row-flex push">
          {sum.retriable > 0 && (
            <button
              type="button"
              className="btn btn-secondary btn-sm"
              onClick={() => dispatch(retryFailed(analyzer))}
            >
              Retry {sum.retriable} failed
            </button>
          )}
          {batch.halt === null && sum.waiting > 0 && (
            <button
              type="button"
              className="btn btn-secondary btn-sm"
              onClick={() => dispatch(stopRest(analyzer))}
            >
              Stop the rest
            </button>
          )}
          {isOver && (
            <button
              type="button"
              className="btn btn-ghost btn-sm"
              onClick={() => dispatch(takeOff(analyzer, batch.items))}
            >
              Clear the list
            </button>
          )}
          <NextResult analyzer={analyzer} className="btn btn-primary btn-sm" />
        </div>
      </div>
      <span className="meter batch-meter" aria-hidden="true">
        <i style={{ width: `${((sum.total - sum.waiting - sum.running) / sum.total) * 100}%` }} />
      </span>
      <div className={isHalted ? 'batch-halt' : undefined}>
        <span role="status" className={isHalted ? undefined : 'visually-hidden'}>
          {sayBatch(sum, batch.halt)}
        </span>
        {isHalted && (
          <button
            type="button"
            className="btn btn-soft btn-sm"
            onClick={() => dispatch(goOn(analyzer))}
          >
            Go on with {plural(sum.waiting, 'file')}
          </button>
        )}
      </div>
      <ul aria-label="Sent together">
        {batch.items.map((item) => (
          <BatchRow key={item.id} analyzer={analyzer} item={item} />
        ))}
      </ul>
    </section>
  )
}
