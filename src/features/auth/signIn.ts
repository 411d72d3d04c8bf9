import { run, type RunResult } from '#shared/api/run.ts'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { logOutQuietly } from '#shared/session/logOutQuietly.ts'
import { startSession } from '#shared/session/startSession.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { askToContinue } from './askToContinue.ts'
import { login, userDetails, type Credentials } from './endpoints.ts'
import { toCurrentUser } from './toCurrentUser.ts'

/** 'refused': the server judged the password; 'unanswered': the call never got through, so it may be sent again. */
export type SignInResult =
  | { kind: 'signedIn'; user: CurrentUser }
  | { kind: 'refused' }
  | { kind: 'unanswered' }

const failed = (result: RunResult<unknown, string> & { ok: false }): SignInResult => ({
  kind: result.error.kind === 'http' || result.error.kind === 'contract' ? 'refused' : 'unanswered',
})

/** Login, then who that is, then the session begins (shell §7). Every failure has shown its dialog by then. */
export function signIn(credentials: Credentials): AppThunk<Promise<SignInResult>> {
  return async (dispatch) => {
    const entered = await dispatch(run(login, credentials))
    if (!entered.ok) {
      if (entered.outcome === 'askActiveSession') await dispatch(askToContinue(credentials.email))
      return failed(entered)
    }
    const details = await dispatch(run(userDetails, undefined))
    if (!details.ok) {
      await dispatch(logOutQuietly(credentials.email))
      return failed(details)
    }
    const user = toCurrentUser(entered.value, details.value, credentials.email)
    await dispatch(startSession(user))
    return { kind: 'signedIn', user }
  }
}
