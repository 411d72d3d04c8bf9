import { beforeEach, expect, it, vi } from 'vitest'
import { createHistoryRollback } from '#shared/platform/navigation/historyRollback.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

/** A browser that stands `away` entries off; a traversal arrives when the test says so. */
function aBrowser(away: number) {
  const browser = {
    away,
    entriesToShown: () => browser.away,
    go: vi.fn<(delta: number) => void>(),
    pushShownEntry: vi.fn<() => void>(),
  }
  return { browser, wayBack: createHistoryRollback(browser) }
}

it('goes back the whole distance once, and finishes on arrival', () => {
  const { browser, wayBack } = aBrowser(2)
  wayBack.start()
  expect(wayBack.isRunning()).toBe(true)
  wayBack.finish()
  expect(wayBack.isRunning()).toBe(false)
  vi.runAllTimers()
  expect(browser.go.mock.calls).toEqual([[2]])
  expect(browser.pushShownEntry).not.toHaveBeenCalled()
})

it('queues actions in order until it has finished', () => {
  const { wayBack } = aBrowser(1)
  const done: string[] = []
  wayBack.runAfter(() => done.push('at once'))
  wayBack.start()
  wayBack.runAfter(() => done.push('first'))
  wayBack.runAfter(() => done.push('second'))
  expect(done).toEqual(['at once'])
  wayBack.finish()
  expect(done).toEqual(['at once', 'first', 'second'])
})

it('checks the position again if the browser moved meanwhile', () => {
  const { browser, wayBack } = aBrowser(1)
  wayBack.start()
  browser.away = 3
  vi.advanceTimersByTime(500)
  wayBack.finish()
  expect(browser.go.mock.calls).toEqual([[1], [3]])
})

it('pushes the page if the browser never comes back', () => {
  const { browser, wayBack } = aBrowser(5)
  const act = vi.fn<() => void>()
  wayBack.start()
  wayBack.runAfter(act)
  vi.runAllTimers()
  expect(browser.go).toHaveBeenCalledTimes(3)
  expect(browser.pushShownEntry).toHaveBeenCalledTimes(1)
  expect(act).toHaveBeenCalledTimes(1)
  expect(wayBack.isRunning()).toBe(false)
})

it('never goes by 0, which would reload the page', () => {
  const { browser, wayBack } = aBrowser(0)
  wayBack.start()
  expect(browser.go).not.toHaveBeenCalled()
  expect(browser.pushShownEntry).toHaveBeenCalledTimes(1)
  expect(wayBack.isRunning()).toBe(false)
})

it('does nothing after it is cancelled', () => {
  const { browser, wayBack } = aBrowser(1)
  const act = vi.fn<() => void>()
  wayBack.start()
  wayBack.runAfter(act)
  wayBack.cancel()
  vi.runAllTimers()
  expect(browser.go).toHaveBeenCalledTimes(1)
  expect(act).not.toHaveBeenCalled()
})
