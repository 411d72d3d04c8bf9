import { expect, it, vi } from 'vitest'
import { createSessionScope } from '#shared/platform/store/sessionScope.ts'

const names = () => new Set<string>()

it('makes a part at its first use and gives the same one until the session ends', () => {
  const make = vi.fn<typeof names>(names)
  const scope = createSessionScope()
  expect(make).not.toHaveBeenCalled()
  scope.get(make).add('Kabir')
  expect(scope.get(make)).toEqual(new Set(['Kabir']))
  expect(make).toHaveBeenCalledTimes(1)
  scope.end()
  expect(scope.get(make)).toEqual(new Set())
})

it('tells a part that its session is over, once, and never one of the next session', () => {
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

it('has a signal for each session: the one that was taken before stays spent', () => {
  const scope = createSessionScope()
  const first = scope.signal
  scope.end()
  expect([first.aborted, scope.signal.aborted]).toEqual([true, false])
})

it('has begun the next session when the parts of the last one hear of its end', () => {
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
