import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pollTriggers, waitForNextPoll, waitUntil } from '#shared/kits/jobs/run/locksAndTimers.ts'

const HOUR = 3_600_000
const page = new AbortController()

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['the next poll', async () => waitForNextPoll(Date.now() + HOUR, page.signal, pollTriggers())],
  ['the second upload', async () => waitUntil(Date.now() + HOUR, page.signal)],
])('a clock that was set back does not hold up %s', async (_, wait) => {
  const onDue = vi.fn<() => void>()
  void wait().then(onDue)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(onDue).toHaveBeenCalledOnce()
})
