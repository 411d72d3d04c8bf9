import { CASE_STATUS, type AddressCase } from '../../case.ts'
import { assigneeName, isSameReviewer, formatSince } from './assignee.ts'

export type ReviewAccess = { kind: 'open' } | { kind: 'readOnly'; reason: string }

export const isAssignedTo = ({ status, assignee }: AddressCase, email: string): boolean =>
  status === 'ASSIGNED' && isSameReviewer(assignee, email)

/** A case that is ready, or assigned to the user with this `email`, can be reviewed. `now` in epoch ms. */
export function reviewAccess(record: AddressCase, email: string, now: number): ReviewAccess {
  const { status, assignee } = record
  const { label, action } = CASE_STATUS[status]
  if (action === 'startQc') return { kind: 'open' }
  if (status === 'ASSIGNED')
    return isAssignedTo(record, email)
      ? { kind: 'open' }
      : readOnlyAccess(
          `Assigned to ${assigneeName(assignee)} ${formatSince(record.modifiedAt, now)}`,
        )
  if (action === 'report') return readOnlyAccess(`${label}: this case is decided`)
  if (action === 'resend')
    return readOnlyAccess(`${label}: the candidate has not sent everything yet`)
  return readOnlyAccess('The status of this case is not recognized')
}

/** `record` is null where it could not be loaded. */
export function describeConflict(record: AddressCase | null, email: string, now: number): string {
  if (record === null) return 'Another reviewer has changed this case.'
  const access = reviewAccess(record, email, now)
  if (access.kind === 'readOnly') return access.reason
  return `${CASE_STATUS[record.status].label}: start this case again from the list.`
}

const readOnlyAccess = (reason: string): ReviewAccess => ({
  kind: 'readOnly',
  reason: `${reason.trim()}.`,
})
