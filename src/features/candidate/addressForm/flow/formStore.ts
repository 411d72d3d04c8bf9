import type { Keeping } from '../draft/draft.ts'
import type { Filled } from '../filled.ts'
import type { Flow } from './flow.ts'

/** All that the screens show. */
export type FormState = { flow: Flow; filled: Filled; keeping: Keeping }

export const FIRST_STATE: FormState = {
  flow: { kind: 'opening', step: 'language' },
  filled: { answers: {}, photos: {}, marked: [] },
  keeping: 'kept',
}

export type FormStore = {
  read: () => FormState
  subscribe: (listener: () => void) => () => void
  set: (change: Partial<FormState>) => void
}

/** Holds the state of one form and tells who listens. */
export function createFormStore(): FormStore {
  const listeners = new Set<() => void>()
  let state = FIRST_STATE
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
  }
}
