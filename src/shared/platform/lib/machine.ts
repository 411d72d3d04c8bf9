/** Whom to call at an event. `subscribe` returns how to stop. */
export type Emitter<Value> = {
  subscribe: (listener: (value: Value) => void) => () => void
  emit: (value: Value) => void
}

/** An event that several places can listen to. */
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

/** The part of a store that `useStore` reads. */
export type ReadableStore<State> = {
  getState: () => State
  /** What the prerendered page shows. */
  getInitialState: () => State
  subscribe: (listener: () => void) => () => void
}

export type Store<State> = ReadableStore<State> & { setState: (next: State) => void }

/** A value outside React and Redux. Listeners are called when it changes. */
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

/** The next state, and what has to be done outside the machine. */
export type Transition<State, Effect = never> = { state: State; effects: readonly Effect[] }

export type Machine<State, Event, Result = unknown> = ReadableStore<State> & {
  /** @returns what `runEffect` returned for each effect, in their order */
  dispatch: (event: Event) => Result[]
  /** Back to the initial state, without effects. */
  reset: () => void
}

type MachineOptions<State, Event, Effect, Result> = {
  initial: State
  /** Pure. An event that does not fit returns the same state. */
  reducer: (state: State, event: Event) => Transition<State, Effect>
  runEffect: (effect: Effect) => Result
}

/** A state with events. Each event changes the state, then calls the listeners, then runs the effects. */
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
