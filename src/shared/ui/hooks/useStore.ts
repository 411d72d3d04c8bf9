import { useSyncExternalStore } from 'react'
import type { ReadableStore } from '#shared/platform/lib/async/machine.ts'

/** The component renders again when the state changes. */
export const useStore = <State>(store: ReadableStore<State>): State =>
  useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)

/** `select` must return the same reference while nothing changed. React keeps large values alive. */
export const useStoreSelector = <State, Part>(
  store: ReadableStore<State>,
  select: (state: State) => Part,
): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  )
