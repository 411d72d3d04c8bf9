import { run } from '#shared/api/run.ts'
import { rules } from '#shared/errors/errorRules.ts'
import { selectUser, signedIn } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { userDetails } from './endpoints.ts'
import { initialsOf } from '#shared/lib/initials.ts'

/** The call of sign-in, in a session that runs: a 401 ends it, as any other call's does. */
const userNow = { ...userDetails, errors: rules() }

/**
 * Asks who is signed in as the server knows them now: a privilege that was taken away is gone with the next page, not
 * with the next sign-in. A failure leaves what was known, and so does an answer about somebody else, or about nobody.
 */
export function refreshUser(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const answer = await dispatch(run(userNow, undefined, { quiet: true }))
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
