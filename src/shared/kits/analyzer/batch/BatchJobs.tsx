import type { RefObject } from 'react'
import type { Batch } from '#shared/kits/jobs/batch/batch.ts'
import {
  resumeBatch,
  retryFailed,
  stopBatch,
  removeItems,
} from '#shared/kits/jobs/batch/batchActions.ts'
import type { BatchTotals } from '#shared/kits/jobs/batch/itemStatus.ts'
import { batchDocuments } from '#shared/kits/jobs/batch/waitingFiles.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { DownloadResults } from '../jobs/DownloadResults.tsx'
import { NextInBatch } from '../jobs/NextResult.tsx'
import { BatchRow } from './BatchRow.tsx'
import { describeBatch } from './describeBatch.ts'

type BatchCountsProps = { totals: BatchTotals }

/** Zeros are left out. */
const COUNT_LABELS = [
  { of: 'running', tone: 'info', label: 'running' },
  { of: 'unopened', tone: 'success', label: 'new' },
  { of: 'problems', tone: 'warning', label: 'with a problem' },
  { of: 'waiting', tone: 'neutral', label: 'waiting' },
  { of: 'failed', tone: 'danger', label: 'failed' },
  { of: 'interrupted', tone: 'warning', label: 'interrupted' },
] as const satisfies readonly { of: keyof BatchTotals; tone: string; label: string }[]

function BatchCounts({ totals }: BatchCountsProps) {
  return (
    <span className="row-flex">
      {COUNT_LABELS.filter(({ of }) => totals[of] > 0).map(({ of, tone, label }) => (
        <Chip key={of} tone={tone} isPlain>
          {totals[of]} {label}
        </Chip>
      ))}
    </span>
  )
}

type BatchJobsProps = {
  analyzer: string
  batch: Batch
  totals: BatchTotals
  sectionRef: RefObject<HTMLElement | null>
}

export function BatchJobs({ analyzer, batch, totals, sectionRef }: BatchJobsProps) {
  const dispatch = useAppDispatch()
  const isHalted = batch.halt !== null && totals.waiting > 0
  return (
    <section
      ref={sectionRef}
      className="panel batch-jobs"
      aria-labelledby="batch-title"
      tabIndex={-1}
    >
      <div className="panel-header batch-header">
        <h2 id="batch-title">
          {totals.done} of {plural(totals.total, 'file')} done
        </h2>
        <BatchCounts totals={totals} />
        <BatchActions analyzer={analyzer} batch={batch} totals={totals} />
      </div>
      <span className="meter batch-meter" aria-hidden="true">
        <i
          style={{
            width: `${((totals.total - totals.waiting - totals.running) / totals.total) * 100}%`,
          }}
        />
      </span>
      <div className={isHalted ? 'batch-stopped' : undefined}>
        <span role="status" className={isHalted ? undefined : 'visually-hidden'}>
          {describeBatch(totals, batch.halt)}
        </span>
        {isHalted && (
          <button
            type="button"
            className="btn btn-soft btn-sm"
            onClick={() => dispatch(resumeBatch(analyzer))}
          >
            Continue with {plural(totals.waiting, 'file')}
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

type BatchActionsProps = Omit<BatchJobsProps, 'sectionRef'>

function BatchActions({ analyzer, batch, totals }: BatchActionsProps) {
  const dispatch = useAppDispatch()
  const jobs = useAppSelector(selectJobs)
  const isFinished = totals.waiting + totals.running === 0
  return (
    <div className="row-flex push">
      {totals.retriable > 0 && (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          onClick={() => dispatch(retryFailed(analyzer))}
        >
          Retry {totals.retriable} failed
        </button>
      )}
      {batch.halt === null && totals.waiting > 0 && (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          onClick={() => dispatch(stopBatch(analyzer))}
        >
          Stop the rest
        </button>
      )}
      {isFinished && (
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          onClick={() => dispatch(removeItems(analyzer, batch.items))}
        >
          Clear the list
        </button>
      )}
      {totals.done > 0 && (
        <DownloadResults
          sources={batchDocuments(analyzer, batch, jobs)}
          name={`Results of ${plural(batch.items.length, 'file')}`}
          className="btn btn-secondary btn-sm"
        />
      )}
      <NextInBatch analyzer={analyzer} size="btn btn-sm" tone="btn-primary" />
    </div>
  )
}
