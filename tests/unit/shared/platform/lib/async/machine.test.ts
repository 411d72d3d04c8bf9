import { describe, expect, it, vi } from 'vitest'
import { createEmitter, createMachine, createStore } from '#shared/platform/lib/async/machine.ts'

describe('createEmitter', () => {
  it('calls each listener with the value until it unsubscribes', () => {
    const emitter = createEmitter<string>()
    const first: string[] = []
    const second: string[] = []
    const stop = emitter.subscribe((value) => first.push(value))
    emitter.subscribe((value) => second.push(value))
    emitter.emit('a')
    stop()
    emitter.emit('b')
    expect([first, second]).toEqual([['a'], ['a', 'b']])
  })
})

describe('createStore', () => {
  it('calls its listeners after a change, and not when the value stays the same', () => {
    const store = createStore(1)
    const seen: number[] = []
    const stop = store.subscribe(() => seen.push(store.getState()))
    store.setState(1)
    store.setState(2)
    stop()
    store.setState(3)
    expect(seen).toEqual([2])
    expect([store.getState(), store.getInitialState()]).toEqual([3, 1])
  })
})

type Event = { kind: 'add'; amount: number } | { kind: 'ignored' }

function createCounter(log: (line: string) => void = () => undefined) {
  const machine = createMachine({
    initial: { total: 0 },
    reducer: (state: { total: number }, event: Event) =>
      event.kind === 'ignored'
        ? { state, effects: [] }
        : {
            state: { total: state.total + event.amount },
            effects: [`save ${event.amount}`, 'report'],
          },
    runEffect: (effect: string) => {
      log(`${effect} at ${machine.getState().total}`)
      return effect.length
    },
  })
  return machine
}

describe('createMachine', () => {
  it('changes the state, calls the listeners, then runs the effects in order', () => {
    const lines: string[] = []
    const counter = createCounter((line) => lines.push(line))
    counter.subscribe(() => lines.push(`changed to ${counter.getState().total}`))
    expect(counter.dispatch({ kind: 'add', amount: 2 })).toEqual([6, 6])
    expect(lines).toEqual(['changed to 2', 'save 2 at 2', 'report at 2'])
  })

  it('calls no listener for an event that changes nothing', () => {
    const listener = vi.fn()
    const counter = createCounter()
    counter.subscribe(listener)
    expect(counter.dispatch({ kind: 'ignored' })).toEqual([])
    expect(listener).not.toHaveBeenCalled()
  })

  it('handles events that an effect dispatches', () => {
    const seen: number[] = []
    const machine = createMachine({
      initial: 3,
      reducer: (state: number, _event: 'countDown') => ({
        state: state - 1,
        effects: state > 1 ? (['again'] as const) : [],
      }),
      runEffect: () => void machine.dispatch('countDown'),
    })
    machine.subscribe(() => seen.push(machine.getState()))
    machine.dispatch('countDown')
    expect(seen).toEqual([2, 1, 0])
  })

  it('resets to its initial state without effects', () => {
    const lines: string[] = []
    const counter = createCounter((line) => lines.push(line))
    counter.dispatch({ kind: 'add', amount: 1 })
    lines.length = 0
    counter.reset()
    expect([counter.getState(), lines]).toEqual([{ total: 0 }, []])
  })
})
