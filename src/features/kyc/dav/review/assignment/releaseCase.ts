import { callWithKeepalive } from '#shared/platform/api/callWithKeepalive.ts'
import { classifyError } from '#shared/platform/api/errorRules.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { handleSessionLost } from '#shared/platform/session/endSession.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { reloadCases } from '../../davApi.ts'
import { setCaseStatus } from '../../endpoints.ts'
import { caseLocks } from './caseLocks.ts'

/** The case is assigned to or decided by somebody else. */
const ALREADY_RELEASED: ReadonlySet<string> = new Set([
  'caseAlreadyAssigned',
  'caseStatusAlreadyUpdated',
])

/** Sent before this returns, and survives the page's end. A failure is reported: the case is still assigned (D37). */
export function releaseCase(caseId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await callWithKeepalive(setCaseStatus, { caseId, status: 'PENDING_QC' })
    if (result.ok) {
      dispatch(reloadCases())
      return
    }
    const outcome = classifyError(setCaseStatus.errors, result.error)
    if (outcome === 'notAuthenticated') dispatch(handleSessionLost())
    else if (outcome !== null && !ALREADY_RELEASED.has(outcome)) dispatch(showDialog(outcome))
  }
}

/** A tab of this user that reviews the case releases it later (L75). */
export const releaseCaseUnlessReviewed =
  (caseId: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, session) => {
    if (session.get(caseLocks).isReviewedInOtherTab(caseId)) dispatch(reloadCases())
    else await dispatch(releaseCase(caseId))
  }
