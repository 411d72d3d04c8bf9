import { run } from '#shared/api/run.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { subscriptionDetails } from './endpoints.ts'
import { selectUser, subscriptionLoaded } from './sessionSlice.ts'

/** Loads the trial's state (shell §7). A failure leaves what was known: the pill is no reason to stop anyone's work. */
export function loadSubscription(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const result = await dispatch(run(subscriptionDetails, undefined, { quiet: true }))
    if (!result.ok || selectUser(getState()) === null) return
    const { type, msLeft, filesCount } = result.value
    dispatch(subscriptionLoaded({ type, endsAt: Date.now() + msLeft, filesCount }))
  }
}
