import { callInSession } from '#shared/platform/session/callInSession.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { logOutCall } from '../endpoints.ts'

/** A session left open would meet the next sign-in with 'Active sessions exist'. A failure shows nothing. */
export function logOutQuietly(email: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(callInSession(logOutCall, { email }, { quiet: true }))
  }
}
