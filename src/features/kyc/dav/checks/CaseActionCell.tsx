import download from 'bootstrap-icons/icons/download.svg?raw'
import send from 'bootstrap-icons/icons/send.svg?raw'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { CASE_STATUS, type AddressCase, type CaseAction } from '../case.ts'
import { isHeldBy } from '../review/holding/access.ts'
import { holderName } from '../review/holding/holder.ts'
import { startQc } from '../review/holding/startReview.ts'
import { resend } from './resend.ts'
import { saveReport } from './saveReport.ts'
import { caseNameId } from './caseNameId.ts'
import { useOnce } from '#shared/ui/useOnce.ts'

type ActionRow = {
  label: string
  className: string
  icon?: string
  act: (one: AddressCase) => AppThunk<Promise<void>>
}

/** What the Action column offers (kyc §4). */
const ACTIONS: Record<CaseAction, ActionRow> = {
  startQc: {
    label: 'Start QC',
    className: 'btn btn-sm btn-soft',
    act: ({ caseId }) => startQc(caseId),
  },
  resend: {
    label: 'Resend Notification',
    className: 'btn btn-sm case-action',
    icon: send,
    act: ({ caseId }) => resend(caseId, null),
  },
  report: {
    label: 'Download Report',
    className: 'btn btn-sm case-action',
    icon: download,
    act: saveReport,
  },
}

type CaseActionCellProps = { one: AddressCase }

/** The one thing that a case waits for; who holds it, where that is somebody. */
export function CaseActionCell({ one }: CaseActionCellProps) {
  const me = useAppSelector(selectUser)?.email ?? ''
  const { action } = CASE_STATUS[one.status]
  if (action !== null) return <ActionButton one={one} {...ACTIONS[action]} />
  if (one.assignee === '') return null
  return (
    <span className="muted">Held by {isHeldBy(one, me) ? 'you' : holderName(one.assignee)}</span>
  )
}

function ActionButton({ one, label, className, icon, act }: CaseActionCellProps & ActionRow) {
  const dispatch = useAppDispatch()
  const { isBusy, start } = useOnce(() => dispatch(act(one)))
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isBusy}
      aria-describedby={caseNameId(one)}
      onClick={start}
    >
      {icon !== undefined && <Icon of={icon} />}
      {label}
    </button>
  )
}
