import check from 'bootstrap-icons/icons/check-circle.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { useEffect, useRef } from 'react'
import { CONTACT_UNDO_MS } from '#shared/platform/config/constants.ts'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { formatCount } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { UndoTime } from '#shared/ui/components/UndoTime.tsx'
import type { BulkActions } from './bulkAction.ts'
import { BulkActionButtons } from './BulkActionButtons.tsx'
import { selectRowsOf } from './bulkSlice.ts'
import type { BulkRun } from './bulkState.ts'
import { describeOutcome } from './describeOutcome.ts'
import { useRowSelection } from './rowSelection.ts'
import { stopBulkAction, undoBulkAction } from './runBulkAction.ts'
import { useBulk, useBulkDispatch } from './useBulk.ts'

type BulkOutcomeProps = { bulk: BulkActions; run: Extract<BulkRun, { kind: 'ended' }> }

function BulkOutcome({ bulk, run }: BulkOutcomeProps) {
  const dispatchBulk = useBulkDispatch()
  const { selected, reasons } = useBulk((state) => state)
  const action = bulk.actions[run.actionName]
  const failed = selected.flatMap(({ id, name }) => {
    const reason = reasons[id]
    return reason === undefined ? [] : [{ id, name, reason }]
  })
  const isSuccess = failed.length === 0
  return (
    <div className={isSuccess ? 'bulk-outcome' : 'bulk-outcome is-bad'}>
      <Icon of={isSuccess ? check : exclamation} />
      <div className="bulk-message">
        <p role="status" className="medium">
          {action !== undefined && describeOutcome(action, run)}
        </p>
        {failed.length > 0 && (
          <ul aria-label="Failed">
            {failed.map(({ id, name, reason }) => (
              <li key={id}>
                <b className="medium">{name}</b>: {reason}
              </li>
            ))}
          </ul>
        )}
      </div>
      <button
        type="button"
        className="btn btn-sm btn-ghost btn-icon"
        onClick={() => dispatchBulk({ kind: 'dismissed' })}
      >
        <Icon of={cross} label="Close" />
      </button>
    </div>
  )
}

type BulkProgressProps = { bulk: BulkActions; run: Extract<BulkRun, { kind: 'running' }> }

function BulkProgress({ bulk, run }: BulkProgressProps) {
  const { actionName, remaining, total, counts, isWaiting, isStopping } = run
  const dispatch = useAppDispatch()
  const processedCount = total - remaining.length
  const progressLabel = bulk.actions[actionName]?.progressLabel ?? ''
  const of = `${formatCount(Math.min(processedCount + 1, total))} of ${formatCount(total)}`
  return (
    <div className="bulk-status">
      <div className="bulk-progress">
        <p role="status" className="medium">
          {isWaiting
            ? 'Another tab is doing this. This one starts when that has finished.'
            : `${progressLabel}: ${of}`}
        </p>
        <progress aria-label={progressLabel} max={total} value={processedCount} />
        <p className="small muted clip">
          {remaining[0]?.name}
          {counts.failed > 0 && ` · ${formatCount(counts.failed)} failed`}
        </p>
      </div>
      <div className="bulk-actions">
        <button
          type="button"
          className="btn btn-secondary"
          disabled={isStopping}
          onClick={() => dispatch(stopBulkAction(bulk))}
        >
          {isStopping ? 'Stopping…' : 'Stop'}
        </button>
      </div>
    </div>
  )
}

type BulkUndoProps = { bulk: BulkActions; run: Extract<BulkRun, { kind: 'running' }> }

function BulkUndo({ bulk, run }: BulkUndoProps) {
  const dispatch = useAppDispatch()
  return (
    <div className="bulk-status">
      <div className="bulk-progress">
        <p role="status" className="medium">
          {bulk.actions[run.actionName]?.progressLabel} in {CONTACT_UNDO_MS / 1_000} seconds.
          Nothing has been sent yet.
        </p>
        <UndoTime />
      </div>
      <div className="bulk-actions">
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => dispatch(undoBulkAction(bulk))}
        >
          Undo
        </button>
      </div>
    </div>
  )
}

type BulkToolbarProps = { bulk: BulkActions }

export function BulkToolbar({ bulk }: BulkToolbarProps) {
  const { subClientId } = useRowSelection()
  const dispatch = useAppDispatch()
  const run = useBulk((state) => state.run)
  const count = useBulk((state) => selectRowsOf(state, subClientId).length)
  const bar = useRef<HTMLElement>(null)
  const { kind } = run
  const shownKind = useRef(kind)
  // The pressed button is gone: keep the focus in the toolbar.
  useEffect(() => {
    if (kind !== shownKind.current && document.activeElement === document.body) bar.current?.focus()
    shownKind.current = kind
  }, [kind])
  useEffect(
    () => () => {
      if (dispatch(undoBulkAction(bulk)))
        showToast('error', 'Not sent, because you left the list. The rows are still selected.')
    },
    [dispatch, bulk],
  )
  return (
    <section ref={bar} className="bulk-toolbar" aria-label={`Selected ${bulk.noun}`} tabIndex={-1}>
      {run.kind === 'ended' && <BulkOutcome bulk={bulk} run={run} />}
      {run.kind === 'running' &&
        (run.isUndoable ? (
          <BulkUndo bulk={bulk} run={run} />
        ) : (
          <BulkProgress bulk={bulk} run={run} />
        ))}
      {count > 0 && run.kind !== 'running' && <BulkActionButtons bulk={bulk} />}
    </section>
  )
}
