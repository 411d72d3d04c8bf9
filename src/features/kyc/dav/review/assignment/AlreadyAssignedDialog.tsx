import clock from 'bootstrap-icons/icons/clock.svg?raw'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { DialogAnswer } from '#shared/platform/store/overlaySlice.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { DIALOG_CATALOGUE } from '#shared/ui/dialogs/dialogCatalogue.ts'
import { DialogFrame } from '#shared/ui/dialogs/DialogFrame.tsx'
import { useNow } from '#shared/ui/hooks/useNow.ts'
import type { AddressCase } from '../../case.ts'
import { formatAge, assigneeInitials, assigneeName, formatSince } from './assignee.ts'
import type { AssignmentState } from './machine/assignmentState.ts'
import { sendAssignmentEvent } from './runAssignment.ts'
import './assignment.css'

const ROW = DIALOG_CATALOGUE.caseAlreadyAssigned
const AGE_READ_MS = 30_000

type AlreadyAssignedDialogProps = {
  conflict: Extract<AssignmentState, { kind: 'assignedToOther' }>
  onClose: () => void
}

/** kyc §4, look 17b */
export function AlreadyAssignedDialog({ conflict, onClose }: AlreadyAssignedDialogProps) {
  const { record, visibleReview } = conflict
  const dispatch = useAppDispatch()
  useCloseOnNavigation(onClose)
  const holder = record?.status === 'ASSIGNED' && record.assignee !== '' ? record : null
  const name = holder === null ? 'the other reviewer' : assigneeName(holder.assignee)
  const caseName = record === null ? 'this case' : record.source.name

  function answer(button: DialogAnswer) {
    if (button === 'primary') void dispatch(sendAssignmentEvent({ kind: 'assignPressed' }))
    else if (button === 'second') void dispatch(sendAssignmentEvent({ kind: 'viewPressed' }))
    else onClose()
  }

  return (
    <DialogFrame
      definition={ROW}
      context={{
        override: {
          title: ROW.title,
          line:
            visibleReview === null
              ? `Someone else is reviewing ${caseName}. You can view it or take it over.`
              : `Someone else has taken ${caseName} over, so your review was not saved. Your decisions stay on the screen.`,
        },
        footnote: `If you assign it to yourself, ${name} can no longer submit it, and you do not get decisions that are not submitted yet.`,
      }}
      onAnswer={answer}
    >
      {holder !== null && <AssigneeCard record={holder} name={name} />}
    </DialogFrame>
  )
}

type AssigneeCardProps = { record: AddressCase; name: string }

function AssigneeCard({ record: { assignee, modifiedAt }, name }: AssigneeCardProps) {
  const now = useNow(AGE_READ_MS)
  const age = formatAge(modifiedAt, now)
  return (
    <div className="assignee">
      <span className="avatar" aria-hidden>
        {assigneeInitials(assignee)}
      </span>
      <div className="assignee-name">
        <p className="medium">{name}</p>
        <p className="small">{assignee}</p>
      </div>
      {age !== '' && (
        <div className="assigned-since">
          <Chip tone="warning" icon={clock}>
            {age}
          </Chip>
          <p className="small muted">{formatSince(modifiedAt, now)}</p>
        </div>
      )}
    </div>
  )
}

/** Back and Forward close the dialog without an answer (D52). */
function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation()
  const [openedAt] = useState(key)
  useEffect(() => {
    if (key !== openedAt) onClose()
  }, [key, openedAt, onClose])
}
