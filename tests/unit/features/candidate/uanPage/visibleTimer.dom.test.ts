import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createVisibleTimer } from '#features/candidate/uanPage/session/visibleTimer.ts'

const show = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('stands still while the page is hidden, and goes on with what was left', () => {
  const onDue = vi.fn<() => void>()
  const timer = createVisibleTimer(onDue)
  timer.set(60_000)
  vi.advanceTimersByTime(50_000)
  show('hidden')
  timer.pause()
  timer.pause()
  vi.advanceTimersByTime(300_000)
  show('visible')
  timer.resume()
  timer.resume()
  vi.advanceTimersByTime(9_999)
  expect(onDue).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onDue).toHaveBeenCalledTimes(1)
  timer.resume()
  vi.advanceTimersByTime(60_000)
  expect(onDue).toHaveBeenCalledTimes(1)
})

it('does not start on a hidden page, nor at all for no time', () => {
  const onDue = vi.fn<() => void>()
  const timer = createVisibleTimer(onDue)
  show('hidden')
  timer.set(1_000)
  vi.advanceTimersByTime(10_000)
  show('visible')
  timer.resume()
  timer.set(null)
  vi.advanceTimersByTime(10_000)
  expect(onDue).not.toHaveBeenCalled()
})
