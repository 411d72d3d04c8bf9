import { isAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from './rootReducer.ts'
import type { AppThunk } from './types.ts'

type Waiter = { fits: (action: UnknownAction) => boolean; resolve: (action: UnknownAction) => void }

/** Carries a function, and never reaches a reducer. */
export const WAIT = 'store/wait'

/** Middleware that lets a thunk await a later action; one set of waiters a store. */
export function actionWaiters(): Middleware<object, RootState> {
  const waiters = new Set<Waiter>()
  return () => (next) => (action) => {
    if (!isAction(action)) return next(action)
    if (action.type === WAIT) {
      waiters.add((action as UnknownAction & { waiter: Waiter }).waiter)
      return action
    }
    const result = next(action)
    for (const waiter of waiters) {
      if (!waiter.fits(action)) continue
      waiters.delete(waiter)
      waiter.resolve(action)
    }
    return result
  }
}

/** Resolves with the next action that fits. */
export function whenAction(
  fits: (action: UnknownAction) => boolean,
): AppThunk<Promise<UnknownAction>> {
  return async (dispatch) =>
    new Promise((resolve) => {
      dispatch({ type: WAIT, waiter: { fits, resolve } satisfies Waiter })
    })
}
