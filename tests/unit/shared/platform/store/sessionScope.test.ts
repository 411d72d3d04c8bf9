import { expect, it, vi } from 'vitest'
import { createSessionScope } from '#shared/platform/store/sessionScope.ts'

const names = () => new Set<string>()

it('creates a part at its first use and returns it until the session ends', () => {
  const make = vi.fn<typeof names>(names)
  const scope = createSessionScope()
  expect(make).not.toHaveBeenCalled()
  scope.get(make).add('Kabir')
  expect(scope.get(make)).toEqual(new Set(['Kabir']))
  expect(make).toHaveBeenCalledTimes(1)
  scope.end()
  expect(scope.get(make)).toEqual(new Set())
})

it('aborts the signal of a part once, and never one of the next session', () => {
  const stopped: string[] = []
  const scope = createSessionScope()
  const part = (name: string) => (ended: AbortSignal) => {
    ended.addEventListener('abort', () => stopped.push(name))
    return {}
  }
  scope.get(part('first'))
  scope.end()
  scope.get(part('second'))
  scope.end()
  scope.end()
  expect(stopped).toEqual(['first', 'second'])
})

it('has one signal per session; the old one stays aborted', () => {
  const scope = createSessionScope()
  const first = scope.signal
  scope.end()
  expect([first.aborted, scope.signal.aborted]).toEqual([true, false])
})

it('starts the next session before old parts are aborted', () => {
  const scope = createSessionScope()
  const seen: number[] = []
  scope.get((ended) => ended.addEventListener('abort', () => seen.push(scope.get(names).size)))
  scope.get(names).add('Kabir')
  scope.end()
  expect(seen).toEqual([0])
})

it('shares nothing with another scope', () => {
  const [one, other] = [createSessionScope(), createSessionScope()]
  one.get(names).add('Kabir')
  expect(other.get(names)).toEqual(new Set())
  const { signal } = other
  one.end()
  expect(signal.aborted).toBe(false)
})
