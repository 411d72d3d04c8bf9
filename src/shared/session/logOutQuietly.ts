import { run } from '#shared/api/run.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { logOutCall } from './endpoints.ts'

/**
 * Closes a session on the server with which nobody here goes on: left open, it would answer the next sign-in with
 * 'Active sessions exist'. Shows nothing; where it fails, that question is asked.
 */
export function logOutQuietly(email: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(run(logOutCall, { email }, { quiet: true }))
  }
}
