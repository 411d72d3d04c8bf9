import { configureStore, createDynamicMiddleware, createListenerMiddleware } from '@reduxjs/toolkit'
import {
  createSessionScope,
  type SessionScopeOptions,
  type SessionScope,
} from '#shared/platform/store/sessionScope.ts'
import { rootReducer, type RootState } from './rootReducer.ts'
import type { AppDispatch } from './types.ts'

/** Lazy features add middleware with `addMiddleware`, listeners with `startListening` or `addListener`. */
export function makeStore(preloadedState?: Partial<RootState>, options: SessionScopeOptions = {}) {
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
