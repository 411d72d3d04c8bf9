import { raise } from '#shared/errors/ask.ts'
import { run } from '#shared/api/run.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { reloadCases } from '../davApi.ts'
import { resendNotification } from '../endpoints.ts'
import { noteNotified } from './many/sentLedger.ts'

/**
 * Notifies the candidate once more and says what became of it.
 * @param alternateNumber ten digits; null: the numbers that the case has.
 */
export function resend(caseId: string, alternateNumber: string | null): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await dispatch(run(resendNotification, { caseId, alternateNumber }))
    if (!result.ok) return
    noteNotified(caseId)
    dispatch(raise('resendNotificationSuccessful'))
    dispatch(reloadCases())
  }
}
