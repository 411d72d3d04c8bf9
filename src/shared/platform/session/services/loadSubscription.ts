import { callInSession } from '#shared/platform/session/callInSession.ts'
import { selectUser, subscriptionLoaded } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { subscriptionDetails } from '../endpoints.ts'

/** On failure the known state stays, because the countdown must not block anyone's work (shell §7). */
export function loadSubscription(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const result = await dispatch(callInSession(subscriptionDetails, undefined, { quiet: true }))
    if (!result.ok || selectUser(getState()) === null) return
    const { type, msLeft, filesCount } = result.value
    dispatch(subscriptionLoaded({ type, endsAt: Date.now() + msLeft, filesCount }))
  }
}
