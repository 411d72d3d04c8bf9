import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordServiceRequest } from '#shared/platform/api/serviceRequests.ts'
import {
  getIdlePhase,
  LAST_ACTIVITY_KEY,
  readLastActivity,
  recordActivity,
} from '#shared/platform/session/end/lastActivity.ts'
import { watchIdle, type IdleWatcher } from '#shared/platform/session/end/watchIdle.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 10, 20, 6)

const phases: [string, number, ReturnType<typeof getIdlePhase>][] = [
  ['just used', 0, { kind: 'active', msToNextPhase: 25 * MINUTE }],
  ['a clock set back', -5_000, { kind: 'active', msToNextPhase: 25 * MINUTE }],
  ['1 ms before the warning', 25 * MINUTE - 1, { kind: 'active', msToNextPhase: 1 }],
  ['25 minutes', 25 * MINUTE, { kind: 'warned', msToNextPhase: 5 * MINUTE }],
  ['1 ms before the end', 30 * MINUTE - 1, { kind: 'warned', msToNextPhase: 1 }],
  ['30 minutes', 30 * MINUTE, { kind: 'expired' }],
  ['a night', 600 * MINUTE, { kind: 'expired' }],
]
test.each(phases)('%s', (_, idle, phase) => {
  expect(getIdlePhase(START, START + idle)).toEqual(phase)
})

const acts = {
  onWarn: vi.fn<() => void>(),
  onResume: vi.fn<() => void>(),
  onExpire: vi.fn<() => void>(),
}
const calls = () => [acts.onWarn, acts.onResume, acts.onExpire].map((act) => act.mock.calls.length)
let watcher: IdleWatcher

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  for (const act of Object.values(acts)) act.mockClear()
  watcher = watchIdle(acts)
})
afterEach(() => watcher.stop())

/** Another tab wrote the shared time: the event comes to the tabs that did not. */
function otherTabUsed(): void {
  window.localStorage.setItem(LAST_ACTIVITY_KEY, String(Date.now()))
  window.dispatchEvent(
    new StorageEvent('storage', { key: LAST_ACTIVITY_KEY, newValue: String(Date.now()) }),
  )
}

test('warns at 25 minutes and expires at 30, once each', () => {
  vi.advanceTimersByTime(25 * MINUTE - 1)
  expect(calls()).toEqual([0, 0, 0])
  vi.advanceTimersByTime(1)
  expect(calls()).toEqual([1, 0, 0])
  vi.advanceTimersByTime(5 * MINUTE)
  expect(calls()).toEqual([1, 0, 1])
  vi.advanceTimersByTime(60 * MINUTE)
  expect(calls()).toEqual([1, 0, 1])
})

test('activity postpones the warning', () => {
  vi.advanceTimersByTime(20 * MINUTE)
  watcher.handleUserAction()
  vi.advanceTimersByTime(24 * MINUTE)
  expect(calls()).toEqual([0, 0, 0])
})

test('only the answer, not mouse movement, ends the warning', () => {
  vi.advanceTimersByTime(26 * MINUTE)
  watcher.handleUserAction()
  expect(calls()).toEqual([1, 0, 0])
  watcher.extendSession()
  expect(calls()).toEqual([1, 1, 0])
  vi.advanceTimersByTime(24 * MINUTE)
  expect(calls()).toEqual([1, 1, 0])
})

test('activity in another tab closes the warning here', () => {
  vi.advanceTimersByTime(26 * MINUTE)
  otherTabUsed()
  expect(calls()).toEqual([1, 1, 0])
})

test('a request under /service resets the timer, the candidate form does not', () => {
  vi.advanceTimersByTime(20 * MINUTE)
  recordServiceRequest('/service/fintech/V1/dav/case/form/REF-1')
  recordServiceRequest('/master/V1/verify/access-token')
  expect(readLastActivity()).toBe(START)
  recordServiceRequest('/service/fintech/V1/payslip/output')
  expect(readLastActivity()).toBe(START + 20 * MINUTE)
})

test('a laptop that slept past the limit has expired, even if the mouse wakes it', () => {
  vi.setSystemTime(START + 45 * MINUTE) // timers stood still
  watcher.handleUserAction()
  expect(calls()).toEqual([0, 0, 1])
})

test('checks the wall clock at once on return to the tab', () => {
  vi.setSystemTime(START + 26 * MINUTE)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(calls()).toEqual([1, 0, 0])
})

test('sees within seconds that the clock was moved, in a tab that nobody touches', () => {
  vi.setSystemTime(START + 26 * MINUTE)
  vi.advanceTimersByTime(10_000)
  expect(calls()).toEqual([1, 0, 0])
  vi.setSystemTime(START + 31 * MINUTE)
  vi.advanceTimersByTime(10_000)
  expect(calls()).toEqual([1, 0, 1])
})

test.each([
  ['an hour', -60],
  ['ten minutes', -10],
])('a clock that was set back by %s keeps no session open', (_, minutes) => {
  vi.advanceTimersByTime(20 * MINUTE)
  vi.setSystemTime(Date.now() + minutes * MINUTE)
  vi.advanceTimersByTime(5 * MINUTE)
  expect(calls()).toEqual([1, 0, 0])
  expect(Date.now() - (readLastActivity() ?? 0)).toBeGreaterThanOrEqual(25 * MINUTE - 10_000)
  vi.advanceTimersByTime(5 * MINUTE)
  expect(calls()).toEqual([1, 0, 1])
})

test('a page that finds a last activity in the future counts from its start', () => {
  watcher.stop()
  recordActivity(START + 600 * MINUTE)
  watcher = watchIdle(acts)
  expect(readLastActivity()).toBe(START)
  vi.advanceTimersByTime(25 * MINUTE)
  expect(calls()).toEqual([1, 0, 0])
  vi.advanceTimersByTime(5 * MINUTE)
  expect(calls()).toEqual([1, 0, 1])
})

test('does nothing after stop', () => {
  watcher.stop()
  vi.advanceTimersByTime(60 * MINUTE)
  recordServiceRequest('/service/x')
  expect(calls()).toEqual([0, 0, 0])
  expect(readLastActivity()).toBe(START)
})
