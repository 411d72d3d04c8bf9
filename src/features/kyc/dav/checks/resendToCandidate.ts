import { callMayHaveArrived } from '#shared/platform/api/callMayHaveArrived.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import {
  arrivalContext,
  confirmRepeat,
  recordArrival,
  type Repeatable,
} from '#shared/platform/session/confirmRepeat.ts'
import { isDialogName } from '#shared/platform/store/dialogNames.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { reloadCases } from '../davApi.ts'
import { resendNotification } from '../endpoints.ts'
import { recordNotification } from './bulk/recentNotifications.ts'

/** The same for every number: a repeat contacts the candidate twice. */
export const resendOf = (caseId: string): Repeatable => ({
  key: `${resendNotification.name} ${caseId}`,
  arrivalText:
    'The candidate may already have been notified. The notification log of the case shows it.',
})

/** Shows the result. `alternateNumber` (ten digits) null: the case's own numbers. */
export function resendToCandidate(
  caseId: string,
  alternateNumber: string | null,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const repeatable = resendOf(caseId)
    if (!(await dispatch(confirmRepeat(repeatable)))) return
    const result = await dispatch(
      callInSession(resendNotification, { caseId, alternateNumber }, { quiet: true }),
    )
    dispatch(recordArrival(repeatable, result))
    if (result.ok) {
      recordNotification(caseId)
      dispatch(showDialog('resendNotificationSuccessful'))
      dispatch(reloadCases())
      return
    }
    const { outcome, error } = result
    const mayHaveArrived = callMayHaveArrived(error)
    if (mayHaveArrived) recordNotification(caseId) // so that a bulk resend leaves the case out
    if (outcome !== null && outcome !== 'notAuthenticated' && isDialogName(outcome))
      dispatch(showDialog(outcome, mayHaveArrived ? arrivalContext(outcome, repeatable) : {}))
  }
}
