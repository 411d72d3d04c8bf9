import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit'
import { createSessionScope, type ScopeOptions } from '#shared/session/sessionScope.ts'
import { rootReducer, type RootState } from './rootReducer.ts'
import { actionWaiters, WAIT } from './whenAction.ts'

/**
 * A fresh store with the scope of its sessions: one for the product, one for each test. Middleware of lazy features
 * joins through `dynamic`.
 */
export function makeStore(preloadedState?: Partial<RootState>, options: ScopeOptions = {}) {
  const dynamic = createDynamicMiddleware()
  const session = createSessionScope(options)
  const store = configureStore({
    reducer: rootReducer,
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: session },
        serializableCheck: {
          ignoredActions: [WAIT],
          ignoredActionPaths: ['register', 'rehydrate'],
        },
      }).concat(actionWaiters(), dynamic.middleware),
    ...(preloadedState === undefined ? {} : { preloadedState }),
  })
  return Object.assign(store, { addMiddleware: dynamic.addMiddleware, session })
}

export type AppStore = ReturnType<typeof makeStore>
