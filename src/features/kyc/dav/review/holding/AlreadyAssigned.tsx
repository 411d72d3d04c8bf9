import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import clock from 'bootstrap-icons/icons/clock.svg?raw'
import { CATALOGUE } from '#shared/errors/catalogue.ts'
import { DialogFrame } from '#shared/errors/DialogFrame.tsx'
import type { DialogAnswer } from '#shared/errors/overlaySlice.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Chip } from '#shared/ui/Chip.tsx'
import { useNow } from '#shared/ui/useNow.ts'
import type { AddressCase } from '../../case.ts'
import { ageOf, holderInitials, holderName, sinceWhen } from './holder.ts'
import type { ReviewState } from './reviewState.ts'
import { send } from './runReview.ts'
import './holding.css'

const ROW = CATALOGUE.caseAlreadyAssigned
const AGE_READ_MS = 30_000

type AlreadyAssignedProps = {
  taken: Extract<ReviewState, { kind: 'taken' }>
  onClose: () => void
}

/** 'Case Already Assigned': who holds it and for how long, to look on or to take it over (kyc §4, look 17b). */
export function AlreadyAssigned({ taken, onClose }: AlreadyAssignedProps) {
  const { record, shown } = taken
  const dispatch = useAppDispatch()
  useClosedByBack(onClose)
  const holder = record?.status === 'ASSIGNED' && record.assignee !== '' ? record : null
  const name = holder === null ? 'the other reviewer' : holderName(holder.assignee)
  const whose = record === null ? 'this case' : record.source.name

  function answer(given: DialogAnswer) {
    if (given === 'primary') void dispatch(send({ kind: 'assignPressed' }))
    else if (given === 'second') void dispatch(send({ kind: 'viewPressed' }))
    else onClose()
  }

  return (
    <DialogFrame
      row={ROW}
      context={{
        about: {
          title: ROW.title,
          line:
            shown === null
              ? `Someone else is reviewing ${whose}. You can look on, or take the case over.`
              : `Someone else has taken ${whose} over, so your review was not saved. Your decisions stay on the screen.`,
        },
        kept: `If you assign it to yourself, ${name} can no longer submit it, and decisions not submitted yet do not come with it.`,
      }}
      onAnswer={answer}
    >
      {holder !== null && <Holder record={holder} name={name} />}
    </DialogFrame>
  )
}

type HolderProps = { record: AddressCase; name: string }

function Holder({ record: { assignee, modifiedAt }, name }: HolderProps) {
  const now = useNow(AGE_READ_MS)
  const age = ageOf(modifiedAt, now)
  return (
    <div className="holder">
      <span className="avatar" aria-hidden>
        {holderInitials(assignee)}
      </span>
      <div className="holder-who">
        <p className="medium">{name}</p>
        <p className="small">{assignee}</p>
      </div>
      {age !== '' && (
        <div className="holder-since">
          <Chip tone="warning" icon={clock}>
            {age}
          </Chip>
          <p className="small muted">{sinceWhen(modifiedAt, now)}</p>
        </div>
      )}
    </div>
  )
}

/** A dialog belongs to its page: Back and Forward take it away unanswered (D52). */
function useClosedByBack(onClose: () => void): void {
  const { key } = useLocation()
  const [openedAt] = useState(key)
  useEffect(() => {
    if (key !== openedAt) onClose()
  }, [key, openedAt, onClose])
}
