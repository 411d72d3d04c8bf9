import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { reloadCases } from '../davApi.ts'
import { resendNotification } from '../endpoints.ts'
import { recordNotification } from './bulk/recentNotifications.ts'

/** Shows the result. `alternateNumber` (ten digits) null: the case's own numbers. */
export function resendToCandidate(
  caseId: string,
  alternateNumber: string | null,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await dispatch(callInSession(resendNotification, { caseId, alternateNumber }))
    if (!result.ok) return
    recordNotification(caseId)
    dispatch(showDialog('resendNotificationSuccessful'))
    dispatch(reloadCases())
  }
}
