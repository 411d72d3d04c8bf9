import type { Middleware } from '@reduxjs/toolkit'
import type { RootState } from '#shared/store/rootReducer.ts'
import type { AppDispatch } from '#shared/store/types.ts'
import { sessionLost } from './sessionLost.ts'
import { selectUser, unauthorized } from './sessionSlice.ts'

/** Persists the user whenever it changes (redux-persist arrives with the first one), and ends the session on a 401. */
export const sessionMiddleware: Middleware<object, RootState, AppDispatch> =
  (store) => (next) => (action) => {
    const before = selectUser(store.getState())
    const result = next(action)
    const user = selectUser(store.getState())
    if (user !== null && user !== before)
      void import('./persistence.ts').then(
        async ({ keepUser }) => keepUser(user),
        () => undefined, // the code did not come: this tab goes on, only a reload forgets
      )
    if (unauthorized.match(action)) store.dispatch(sessionLost())
    return result
  }
