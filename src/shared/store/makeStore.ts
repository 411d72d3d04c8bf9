import { configureStore, createDynamicMiddleware, createListenerMiddleware } from '@reduxjs/toolkit'
import {
  createSessionScope,
  type ScopeOptions,
  type SessionScope,
} from '#shared/session/sessionScope.ts'
import { rootReducer, type RootState } from './rootReducer.ts'
import type { AppDispatch } from './types.ts'

/**
 * A fresh store with the scope of its sessions: one for the product, one for each test. Middleware of lazy features
 * joins by `addMiddleware`, what follows an action by `startListening` or the action `addListener`.
 */
export function makeStore(preloadedState?: Partial<RootState>, options: ScopeOptions = {}) {
  const session = createSessionScope(options)
  const dynamic = createDynamicMiddleware()
  const listener = createListenerMiddleware<RootState, AppDispatch, SessionScope>({
    extra: session,
  })
  const store = configureStore({
    reducer: rootReducer,
    middleware: (standard) =>
      standard({
        thunk: { extraArgument: session },
        serializableCheck: { ignoredActionPaths: ['register', 'rehydrate'] },
      })
        .prepend(listener.middleware)
        .concat(dynamic.middleware),
    ...(preloadedState === undefined ? {} : { preloadedState }),
  })
  const { addMiddleware } = dynamic
  const { startListening } = listener
  return Object.assign(store, { addMiddleware, startListening, session })
}

export type AppStore = ReturnType<typeof makeStore>
