import { addListener, type UnknownAction } from '@reduxjs/toolkit'
import type { AppThunk } from './types.ts'

/** Resolves with the next action that matches. */
export function waitForAction(
  fits: (action: UnknownAction) => boolean,
): AppThunk<Promise<UnknownAction>> {
  return async (dispatch) =>
    new Promise((resolve) => {
      dispatch(
        addListener({
          predicate: fits,
          effect: (action, listener) => {
            listener.unsubscribe()
            resolve(action)
          },
        }),
      )
    })
}
