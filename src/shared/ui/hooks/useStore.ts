import { useSyncExternalStore } from 'react'
import type { ReadableStore } from '#shared/platform/lib/machine.ts'

/** The state of a store or machine; the component renders again when it changes. */
export const useStore = <State>(store: ReadableStore<State>): State =>
  useSyncExternalStore(store.subscribe, store.getState, store.getInitialState)

/**
 * A part of the state. `select` must return the same reference while nothing changed. A component that stays mounted
 * should select no large values: React keeps what it rendered last.
 */
export const useStoreSelector = <State, Part>(
  store: ReadableStore<State>,
  select: (state: State) => Part,
): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  )
