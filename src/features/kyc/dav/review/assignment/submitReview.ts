import { callMayHaveArrived } from '#shared/platform/api/callMayHaveArrived.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { QcSubmission } from '../../case.ts'
import { evictCase, loadCase } from '../../caseData/caseCache.ts'
import { submitQc } from '../../endpoints.ts'
import { assignmentMachine } from './machine/assignmentMachine.ts'
import type { AssignmentEvent } from './machine/assignmentState.ts'
import { currentUserEmail, QUIET, sendAssignmentEvent } from './runAssignment.ts'
import { checkSentVerdict, toSentVerdict, type SentVerdict } from './verdictCheck.ts'

/**
 * 'notSubmitted': the verdict was not saved, or nobody knows; the reason is shown, and the decisions stay. A verdict
 * whose answer was lost is looked up in the case, also before it is sent again (decisions L140).
 */
export function submitReview(
  caseId: string,
  qc: QcSubmission,
): AppThunk<Promise<'submitted' | 'notSubmitted'>> {
  return async (dispatch, _getState, session) => {
    const { signal } = session
    const before = session.get(assignmentMachine).getState()
    if (before.kind !== 'reviewing' || before.reviewCase.record.caseId !== caseId)
      return 'notSubmitted'
    const { reviewCase, unconfirmed } = before
    await dispatch(sendAssignmentEvent({ kind: 'submitPressed' }))
    const earlier = unconfirmed === null ? null : await dispatch(lookUpVerdict(caseId, unconfirmed))
    const event =
      earlier === null || isOpen(earlier)
        ? await dispatch(sendVerdict(caseId, qc, toSentVerdict(reviewCase, qc, Date.now())))
        : earlier
    if (signal.aborted) return 'notSubmitted' // the session's end is reported
    await dispatch(sendAssignmentEvent(event))
    return event.kind === 'verdictSaved' ? 'submitted' : 'notSubmitted'
  }
}

type VerdictEvent = AssignmentEvent<'verdictSaved' | 'verdictFailed' | 'verdictUnconfirmed'>

const isOpen = (event: VerdictEvent): boolean =>
  event.kind === 'verdictUnconfirmed' && event.verdict.status === 'open'

function sendVerdict(
  caseId: string,
  qc: QcSubmission,
  sent: SentVerdict,
): AppThunk<Promise<VerdictEvent>> {
  return async (dispatch) => {
    const result = await dispatch(callInSession(submitQc, { caseId, qc }, QUIET))
    if (result.ok) return { kind: 'verdictSaved', caseId, verdict: qc.qcStatus }
    return callMayHaveArrived(result.error)
      ? dispatch(lookUpVerdict(caseId, sent))
      : { kind: 'verdictFailed', caseId, outcome: result.outcome }
  }
}

function lookUpVerdict(caseId: string, sent: SentVerdict): AppThunk<Promise<VerdictEvent>> {
  return async (dispatch, getState) => {
    dispatch(evictCase(caseId))
    const result = await dispatch(loadCase(caseId))
    if (!result.ok)
      return { kind: 'verdictUnconfirmed', caseId, verdict: { ...sent, status: 'unknown' } }
    const { record } = result.value
    const status = checkSentVerdict(record, sent, currentUserEmail(getState()))
    if (status === 'submitted') return { kind: 'verdictSaved', caseId, verdict: sent.qcStatus }
    if (status === 'open')
      return { kind: 'verdictUnconfirmed', caseId, verdict: { ...sent, status } }
    const outcome =
      record.status === 'ASSIGNED' ? 'caseAlreadyAssigned' : 'caseStatusAlreadyUpdated'
    return { kind: 'verdictFailed', caseId, outcome }
  }
}
