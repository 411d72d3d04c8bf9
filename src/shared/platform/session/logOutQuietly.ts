import { callInSession } from '#shared/platform/session/callInSession.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { logOutCall } from './endpoints.ts'

/**
 * Closes a session on the server that nobody here continues: left open, the next sign-in would get 'Active sessions
 * exist'. Shows nothing; where it fails, that question is shown.
 */
export function logOutQuietly(email: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(callInSession(logOutCall, { email }, { quiet: true }))
  }
}
