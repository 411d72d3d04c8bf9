import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'

type Load = { key: string; signal: AbortSignal; resolve: (value: string) => Promise<void> }

function renderKey() {
  const loads: Load[] = []
  const hook = renderHook(
    ({ key }) =>
      useAsync(
        async (signal) =>
          new Promise<string>((done) => {
            const resolve = async (value: string) => act(async () => done(value))
            loads.push({ key, signal, resolve })
          }),
        [key],
      ),
    { initialProps: { key: 'a' } },
  )
  return { ...hook, loads }
}

it('has the value of the current key, and the latest one while the next loads', async () => {
  const { result, rerender, loads } = renderKey()
  expect(result.current).toEqual({ value: undefined, latest: undefined })
  await loads[0]?.resolve('A')
  expect(result.current).toEqual({ value: 'A', latest: 'A' })
  rerender({ key: 'b' })
  expect(result.current).toEqual({ value: undefined, latest: 'A' })
  await loads[1]?.resolve('B')
  expect(result.current).toEqual({ value: 'B', latest: 'B' })
})

it('aborts what another key no longer needs, and ignores its value', async () => {
  const { result, rerender, unmount, loads } = renderKey()
  rerender({ key: 'b' })
  expect(loads.map(({ key, signal }) => [key, signal.aborted])).toEqual([
    ['a', true],
    ['b', false],
  ])
  await loads[0]?.resolve('A')
  expect(result.current).toEqual({ value: undefined, latest: undefined })
  unmount()
  expect(loads[1]?.signal.aborted).toBe(true)
})
