import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteRequest } from '#shared/session/activity.ts'
import { idlePhase, LAST_ACTIVITY, lastActivity } from '#shared/session/lastActivity.ts'
import { watchIdle, type IdleWatcher } from '#shared/session/watchIdle.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 10, 20, 6)

const phases: [string, number, ReturnType<typeof idlePhase>][] = [
  ['just used', 0, { kind: 'active', nextInMs: 25 * MINUTE }],
  ['a clock set back', -5_000, { kind: 'active', nextInMs: 25 * MINUTE }],
  ['1 ms before the warning', 25 * MINUTE - 1, { kind: 'active', nextInMs: 1 }],
  ['25 minutes', 25 * MINUTE, { kind: 'warned', nextInMs: 5 * MINUTE }],
  ['1 ms before the end', 30 * MINUTE - 1, { kind: 'warned', nextInMs: 1 }],
  ['30 minutes', 30 * MINUTE, { kind: 'expired' }],
  ['a night', 600 * MINUTE, { kind: 'expired' }],
]
test.each(phases)('%s', (_, idle, phase) => {
  expect(idlePhase(START, START + idle)).toEqual(phase)
})

const acts = { warn: vi.fn<() => void>(), resume: vi.fn<() => void>(), expire: vi.fn<() => void>() }
const calls = () => [acts.warn, acts.resume, acts.expire].map((act) => act.mock.calls.length)
let watcher: IdleWatcher

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  for (const act of Object.values(acts)) act.mockClear()
  watcher = watchIdle(acts)
})
afterEach(() => watcher.stop())

/** Another tab wrote the shared time: the event comes to the tabs that did not. */
function otherTabUsed(): void {
  window.localStorage.setItem(LAST_ACTIVITY, String(Date.now()))
  window.dispatchEvent(
    new StorageEvent('storage', { key: LAST_ACTIVITY, newValue: String(Date.now()) }),
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

test('activity puts the warning off', () => {
  vi.advanceTimersByTime(20 * MINUTE)
  watcher.action()
  vi.advanceTimersByTime(24 * MINUTE)
  expect(calls()).toEqual([0, 0, 0])
})

test('while the warning is up a moved mouse is no answer; the answer is', () => {
  vi.advanceTimersByTime(26 * MINUTE)
  watcher.action()
  expect(calls()).toEqual([1, 0, 0])
  watcher.note()
  expect(calls()).toEqual([1, 1, 0])
  vi.advanceTimersByTime(24 * MINUTE)
  expect(calls()).toEqual([1, 1, 0])
})

test('activity in another tab settles the warning here', () => {
  vi.advanceTimersByTime(26 * MINUTE)
  otherTabUsed()
  expect(calls()).toEqual([1, 1, 0])
})

test('a request under /service resets, the candidate form does not', () => {
  vi.advanceTimersByTime(20 * MINUTE)
  noteRequest('/service/fintech/V1/dav/case/form/REF-1')
  noteRequest('/master/V1/verify/access-token')
  expect(lastActivity()).toBe(START)
  noteRequest('/service/fintech/V1/payslip/output')
  expect(lastActivity()).toBe(START + 20 * MINUTE)
})

test('a laptop that slept past the end has expired, even when the mouse is what wakes it', () => {
  vi.setSystemTime(START + 45 * MINUTE) // timers stood still
  watcher.action()
  expect(calls()).toEqual([0, 0, 1])
})

test('coming back to the tab looks at the wall clock at once', () => {
  vi.setSystemTime(START + 26 * MINUTE)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(calls()).toEqual([1, 0, 0])
})

test('a stopped watcher does nothing any more', () => {
  watcher.stop()
  vi.advanceTimersByTime(60 * MINUTE)
  noteRequest('/service/x')
  expect(calls()).toEqual([0, 0, 0])
  expect(lastActivity()).toBe(START)
})
