import {
  REVIEW_ITEMS,
  STATUS_BY_ACTION,
  type AddressCase,
  type QcSubmission,
  type ReviewCase,
} from '../../case.ts'
import { isAssignedTo } from './access.ts'
import { isSameReviewer } from './assignee.ts'

/** Without the map. */
export type SentVerdict = Pick<QcSubmission, 'qcStatus' | 'validationStatusDetails'> & {
  comments: string
  /** The server's time at which it was sent, or earlier; epoch ms. */
  sentAt: number
}

/** Its answer was lost. 'open': the case was asked and is not decided; 'unknown': it could not be asked. */
export type UnconfirmedVerdict = SentVerdict & { status: 'open' | 'unknown' }

/** Some servers store whole seconds. */
const SERVER_TIME_RESOLUTION_MS = 1_000

/**
 * The server's clock: the case's own time when it was read, plus what has passed here since. The computer's clock may be
 * wrong. `now` in epoch ms.
 */
export function toSentVerdict(
  { record, readAt }: ReviewCase,
  { qcStatus, validationStatusDetails, qcComments = '' }: QcSubmission,
  now: number,
): SentVerdict {
  const passed = Math.max(0, now - readAt)
  return {
    qcStatus,
    validationStatusDetails,
    comments: qcComments,
    sentAt: Date.parse(record.modifiedAt) + passed,
  }
}

/** What became of a verdict whose answer was lost. 'changed': the case is another reviewer's or was changed otherwise. */
export function checkSentVerdict(
  record: AddressCase,
  sent: SentVerdict,
  email: string,
): 'submitted' | 'open' | 'changed' {
  if (isAssignedTo(record, email)) return 'open'
  const isOurs =
    record.status === STATUS_BY_ACTION[sent.qcStatus] &&
    Date.parse(record.modifiedAt) >= sent.sentAt - SERVER_TIME_RESOLUTION_MS &&
    isDecidedBy(record, sent, email)
  return isOurs ? 'submitted' : 'changed'
}

/** Some servers clear the assignee with the verdict; then the decisions and comments tell. */
const isDecidedBy = (record: AddressCase, sent: SentVerdict, email: string): boolean =>
  record.assignee === ''
    ? record.qcComments.trim() === sent.comments &&
      REVIEW_ITEMS.every((name) => record.accepted[name] === sent.validationStatusDetails[name])
    : isSameReviewer(record.assignee, email)
