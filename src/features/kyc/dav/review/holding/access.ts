import { CASE_STATUS, type AddressCase } from '../../case.ts'
import { holderName, isSameReviewer, sinceWhen } from './holder.ts'

/** What this user may do with a case: review it, or look at it, and why no more (kyc §4). */
export type Access = { kind: 'open' } | { kind: 'readOnly'; why: string }

/** Whether the case is assigned to the user of this e-mail. */
export const isHeldBy = ({ status, assignee }: AddressCase, email: string): boolean =>
  status === 'ASSIGNED' && isSameReviewer(assignee, email)

/**
 * A case that is ready, or that this user holds, can be reviewed. Any other is read-only; the sentence says why.
 * @param me e-mail of the user @param now ms since 1970
 */
export function accessOf(record: AddressCase, me: string, now: number): Access {
  const { status, assignee } = record
  const { label, action } = CASE_STATUS[status]
  if (action === 'startQc') return { kind: 'open' }
  if (status === 'ASSIGNED')
    return isHeldBy(record, me)
      ? { kind: 'open' }
      : readOnly(`Assigned to ${holderName(assignee)} ${sinceWhen(record.modifiedAt, now)}`)
  if (action === 'report') return readOnly(`${label}: this case is decided`)
  if (action === 'resend') return readOnly(`${label}: the candidate has not sent everything yet`)
  return readOnly('The status of this case is not known here')
}

/**
 * Why a review that the server refused cannot go on: what another reviewer made of the case meanwhile.
 * @param record null where it could not be asked
 */
export function rivalLine(record: AddressCase | null, me: string, now: number): string {
  if (record === null) return 'Another reviewer has changed this case.'
  const access = accessOf(record, me, now)
  if (access.kind === 'readOnly') return access.why
  return `${CASE_STATUS[record.status].label}: start this case again from the list.`
}

const readOnly = (why: string): Access => ({ kind: 'readOnly', why: `${why.trim()}.` })
