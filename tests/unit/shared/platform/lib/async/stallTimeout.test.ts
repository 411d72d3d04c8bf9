import { beforeEach, expect, it, vi } from 'vitest'
import { STALL_TIMEOUT_MS } from '#shared/platform/config/constants.ts'
import { StalledError, withStallTimeout } from '#shared/platform/lib/async/stallTimeout.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const never = async () => new Promise<never>(() => {})
const over = (work: Promise<unknown>) => {
  let state = 'running'
  work.then(
    () => (state = 'done'),
    (error: unknown) => (state = error instanceof StalledError ? 'stalled' : 'failed'),
  )
  return () => state
}

it('fails a task without progress at the limit, not before', async () => {
  const state = over(withStallTimeout(never))
  await vi.advanceTimersByTimeAsync(STALL_TIMEOUT_MS - 1)
  expect(state()).toBe('running')
  await vi.advanceTimersByTimeAsync(1)
  expect(state()).toBe('stalled')
})

it('lets a task continue as long as it reports progress', async () => {
  let alive = () => {}
  const state = over(
    withStallTimeout(async (onProgress) => {
      alive = onProgress
      return never()
    }),
  )
  for (let times = 0; times < 5; times += 1) {
    await vi.advanceTimersByTimeAsync(STALL_TIMEOUT_MS - 2_000)
    alive()
  }
  expect(state()).toBe('running')
  await vi.advanceTimersByTimeAsync(STALL_TIMEOUT_MS)
  expect(state()).toBe('stalled')
})

it('does not count a hidden page or a laptop’s sleep', async () => {
  let counts = false
  const state = over(withStallTimeout(never, { shouldCount: () => counts }))
  await vi.advanceTimersByTimeAsync(STALL_TIMEOUT_MS * 3)
  vi.setSystemTime(Date.now() + STALL_TIMEOUT_MS * 100)
  counts = true
  await vi.advanceTimersByTimeAsync(STALL_TIMEOUT_MS - 1)
  expect(state()).toBe('running')
  await vi.advanceTimersByTimeAsync(1)
  expect(state()).toBe('stalled')
})

it.each([
  ['what the work gives', async () => 'value', 'done'],
  ['what it throws', async () => Promise.reject(new Error('no')), 'failed'],
])('passes on %s and leaves no timer behind', async (_, work, outcome) => {
  const state = over(withStallTimeout<unknown>(work))
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe(outcome)
  expect(vi.getTimerCount()).toBe(0)
})
