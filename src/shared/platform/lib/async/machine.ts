/** `subscribe` returns how to stop. */
export type Emitter<Value> = {
  subscribe: (listener: (value: Value) => void) => () => void
  emit: (value: Value) => void
}

export function createEmitter<Value = void>(): Emitter<Value> {
  const listeners = new Set<(value: Value) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(value) {
      for (const listener of listeners) listener(value)
    },
  }
}

export type ReadableStore<State> = {
  getState: () => State
  /** What the prerendered page shows. */
  getInitialState: () => State
  subscribe: (listener: () => void) => () => void
}

export type Store<State> = ReadableStore<State> & { setState: (next: State) => void }

/** A value outside React and Redux. */
export function createStore<State>(initial: State): Store<State> {
  const changes = createEmitter()
  let state = initial
  return {
    getState: () => state,
    getInitialState: () => initial,
    subscribe: changes.subscribe,
    setState(next) {
      if (Object.is(next, state)) return
      state = next
      changes.emit()
    },
  }
}

/** `effects`: what has to be done outside the machine. */
export type Transition<State, Effect = never> = { state: State; effects: readonly Effect[] }

export type Machine<State, Event, Result = unknown> = ReadableStore<State> & {
  /** Returns what `runEffect` returned for each effect, in order. */
  dispatch: (event: Event) => Result[]
  /** Runs no effects. */
  reset: () => void
}

type MachineOptions<State, Event, Effect, Result> = {
  initial: State
  /** Pure. An event that does not fit returns the same state. */
  reducer: (state: State, event: Event) => Transition<State, Effect>
  runEffect: (effect: Effect) => Result
}

/** An event changes the state, then calls the listeners, then runs the effects. */
export function createMachine<State, Event, Effect, Result>({
  initial,
  reducer,
  runEffect,
}: MachineOptions<State, Event, Effect, Result>): Machine<State, Event, Result> {
  const { setState, ...store } = createStore(initial)
  return {
    ...store,
    dispatch(event) {
      const { state, effects } = reducer(store.getState(), event)
      setState(state)
      return effects.map(runEffect)
    },
    reset: () => setState(initial),
  }
}
