import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchSilence } from '#shared/platform/api/watchSilence.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('lets a call go on while bytes move, however long, and ends it after the limit without any', () => {
  const { signal, onProgress } = watchSilence(300_000)
  for (let nth = 0; nth < 10; nth += 1) {
    vi.advanceTimersByTime(299_999)
    onProgress()
  }
  vi.advanceTimersByTime(299_999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.aborted).toBe(true)
  onProgress()
  expect(vi.getTimerCount()).toBe(0)
})

it('leaves nothing behind when the call has ended', () => {
  const { signal, stop } = watchSilence(300_000)
  stop()
  vi.advanceTimersByTime(600_000)
  expect(signal.aborted).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
