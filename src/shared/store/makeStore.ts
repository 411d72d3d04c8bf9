import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit'
import { rootReducer, type RootState } from './rootReducer.ts'
import { actionWaiters, WAIT } from './whenAction.ts'

/** A fresh store: one for the product, one for each test. Middleware of lazy features joins through `dynamic`. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const dynamic = createDynamicMiddleware()
  const store = configureStore({
    reducer: rootReducer,
    middleware: (standard) =>
      standard({
        serializableCheck: {
          ignoredActions: [WAIT],
          ignoredActionPaths: ['register', 'rehydrate'],
        },
      }).concat(actionWaiters(), dynamic.middleware),
    ...(preloadedState === undefined ? {} : { preloadedState }),
  })
  return Object.assign(store, { addMiddleware: dynamic.addMiddleware })
}

export type AppStore = ReturnType<typeof makeStore>
