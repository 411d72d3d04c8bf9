import { errorRules } from '#shared/platform/api/errorRules.ts'
import { initialsOf } from '#shared/platform/lib/text/initials.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { selectUser, signedIn } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { userDetails } from './userEndpoints.ts'

/** Unlike at sign-in, a 401 ends the session. */
const currentUserDetails = { ...userDetails, errors: errorRules() }

/**
 * Makes a revoked privilege disappear at the next page. A failure, or a response about another user, changes nothing.
 */
export function refreshUser(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const answer = await dispatch(callInSession(currentUserDetails, undefined, { quiet: true }))
    const user = selectUser(getState())
    if (!answer.ok || user === null) return
    const { emailId, privilege, clientCode } = answer.value
    if (emailId.toLowerCase() !== user.email.toLowerCase()) return
    const username = answer.value.username || user.username
    const isKnown =
      privilege === user.privilege && clientCode === user.clientCode && username === user.username
    if (!isKnown)
      dispatch(
        signedIn({ ...user, privilege, clientCode, username, initials: initialsOf(username) }),
      )
  }
}
