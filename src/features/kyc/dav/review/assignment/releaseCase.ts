import { callWithKeepalive } from '#shared/platform/api/callWithKeepalive.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { classifyError } from '#shared/platform/api/errorRules.ts'
import { handleSessionLost } from '#shared/platform/session/endSession.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { reloadCases } from '#features/kyc/dav/davApi.ts'
import { setCaseStatus } from '#features/kyc/dav/endpoints.ts'
import { caseLocks } from './caseLocks.ts'

/** Assigned to or decided by somebody else: nothing to release. */
const ALREADY_RELEASED: ReadonlySet<string> = new Set([
  'caseAlreadyAssigned',
  'caseStatusAlreadyUpdated',
])

/**
 * Releases a case (decisions D37). The request leaves before this returns and survives the page's end; where the page
 * stays, a failure is reported, because the case is still assigned.
 */
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

/** Releases a case, or leaves it assigned while another tab of this user reviews it: that tab releases it (L75). */
export const releaseCaseUnlessReviewed =
  (caseId: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, session) => {
    if (session.get(caseLocks).isReviewedInOtherTab(caseId)) dispatch(reloadCases())
    else await dispatch(releaseCase(caseId))
  }
