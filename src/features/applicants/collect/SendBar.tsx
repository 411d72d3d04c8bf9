import { plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectIsTrial, selectSubscription } from '#shared/platform/store/sessionSlice.ts'
import { StickyBar } from '#shared/ui/components/StickyBar.tsx'
import { useBusyAction } from '#shared/ui/hooks/useBusyAction.ts'
import { saveApplicant } from '../file/saveApplicant.ts'
import { countDocuments, describeTotal, totalsByService } from '../model/describePlan.ts'
import { countBusy, countWaiting } from '../model/documentRows.ts'
import { sendDocuments } from './sendDocuments.ts'
import type { Documents } from './useDocuments.ts'

type SendBarProps = {
  applicant: string
  documents: Documents
  /** Shown beside Send. */
  canSave: boolean
}

export function SendBar({ applicant, documents, canSave }: SendBarProps) {
  const dispatch = useAppDispatch()
  const { rows, jobs: plan, isCompared } = documents
  const busy = countBusy(rows)
  const waiting = countWaiting(rows)
  const count = countDocuments(plan)
  const filesLeft = useFilesLeft()
  const sending = useBusyAction(async () => {
    await dispatch(sendDocuments({ applicant, plan, waiting: rows.length - count }))
  })
  const saving = useBusyAction(async () => {
    await dispatch(saveApplicant(applicant))
  })
  return (
    <StickyBar
      facts={totalsByService(plan).map(describeTotal)}
      reason={describeRest({ busy, waiting, tooMany: count > filesLeft ? filesLeft : null })}
    >
      {canSave && (
        <button
          type="button"
          className="btn btn-secondary"
          disabled={rows.length === 0 || saving.isBusy}
          onClick={saving.start}
        >
          Save to file
        </button>
      )}
      <button
        type="button"
        className="btn btn-primary"
        disabled={count === 0 || busy > 0 || !isCompared || sending.isBusy}
        onClick={sending.start}
      >
        {count === 0 ? 'Send documents' : `Send ${plural(count, 'document')}`}
      </button>
    </StickyBar>
  )
}

/** Of a trial; unlimited otherwise. */
function useFilesLeft(): number {
  const isTrial = useAppSelector(selectIsTrial)
  const left = useAppSelector(selectSubscription)?.filesCount
  return isTrial ? (left ?? Infinity) : Infinity
}

type Rest = { busy: number; waiting: number; tooMany: number | null }

function describeRest({ busy, waiting, tooMany }: Rest) {
  if (busy > 0) return `Checking ${plural(busy, 'document')}`
  if (tooMany !== null)
    return `Your trial has ${plural(tooMany, 'file')} left. The other documents will wait here`
  return (
    waiting > 0 && (
      <span className="t-warning">
        {plural(waiting, 'document')} {waiting === 1 ? 'waits' : 'wait'} for you
      </span>
    )
  )
}
