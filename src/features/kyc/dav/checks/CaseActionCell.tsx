import download from 'bootstrap-icons/icons/download.svg?raw'
import eye from 'bootstrap-icons/icons/eye.svg?raw'
import send from 'bootstrap-icons/icons/send.svg?raw'
import { downloadFile } from '#shared/kits/dashboard/downloadFile.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useBusyAction } from '#shared/ui/hooks/useBusyAction.ts'
import { CASE_STATUS, type AddressCase, type CaseAction } from '../case.ts'
import { caseReport } from '../endpoints.ts'
import { reportFileName } from '../reportFileName.ts'
import { isAssignedTo } from '../review/assignment/access.ts'
import { assigneeName } from '../review/assignment/assignee.ts'
import { startQc, viewCase } from '../review/assignment/runAssignment.ts'
import { caseNameId } from './caseNameId.ts'
import { resendToCandidate } from './resendToCandidate.ts'

const saveReport = ({ caseId, source }: AddressCase): AppThunk<Promise<void>> =>
  downloadFile(caseReport, { caseId }, reportFileName(source))

type ActionRow = {
  label: string
  className: string
  icon?: string
  createThunk: (record: AddressCase) => AppThunk<Promise<void>>
}

const ACTIONS: Record<CaseAction, ActionRow> = {
  startQc: {
    label: 'Start QC',
    className: 'btn btn-sm btn-soft',
    createThunk: ({ caseId }) => startQc(caseId),
  },
  resend: {
    label: 'Resend Notification',
    className: 'btn btn-sm case-action',
    icon: send,
    createThunk: ({ caseId }) => resendToCandidate(caseId, null),
  },
  report: {
    label: 'Download Report',
    className: 'btn btn-sm case-action',
    icon: download,
    createThunk: saveReport,
  },
}

type CaseActionCellProps = { record: AddressCase }

export function CaseActionCell({ record }: CaseActionCellProps) {
  const email = useAppSelector(selectUser)?.email ?? ''
  const { action } = CASE_STATUS[record.status]
  if (action === 'report')
    return (
      <span className="case-actions">
        <ActionButton record={record} {...ACTIONS.report} />
        <ViewButton record={record} />
      </span>
    )
  if (action !== null) return <ActionButton record={record} {...ACTIONS[action]} />
  if (record.assignee === '') return null
  return (
    <span className="muted">
      Assigned to {isAssignedTo(record, email) ? 'you' : assigneeName(record.assignee)}
    </span>
  )
}

/** Read-only: a decided case is looked at without being reopened. */
function ViewButton({ record }: CaseActionCellProps) {
  const dispatch = useAppDispatch()
  return (
    <button
      type="button"
      className="btn btn-sm btn-ghost btn-icon"
      title="View case"
      aria-describedby={caseNameId(record)}
      onClick={() => void dispatch(viewCase(record))}
    >
      <Icon of={eye} label="View case" />
    </button>
  )
}

function ActionButton({
  record,
  label,
  className,
  icon,
  createThunk,
}: CaseActionCellProps & ActionRow) {
  const dispatch = useAppDispatch()
  const { isBusy, start } = useBusyAction(() => dispatch(createThunk(record)))
  return (
    <button
      type="button"
      className={className}
      aria-disabled={isBusy}
      aria-describedby={caseNameId(record)}
      onClick={start}
    >
      {icon !== undefined && <Icon of={icon} />}
      {label}
    </button>
  )
}
