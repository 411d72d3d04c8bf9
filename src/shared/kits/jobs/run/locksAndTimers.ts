import { PASSBOOK_FOLLOW_UP_MS, POLL_INTERVAL_MS } from '#shared/platform/config/constants.ts'
import { createEmitter } from '#shared/platform/lib/async/machine.ts'

type Stop = () => void

/** A visible tab may trigger polls while this tab's timers are throttled. */
export const pollTriggers = () => createEmitter()

/** Resolves at a wall-clock time (epoch ms), or when aborted. */
export function waitUntil(at: number, signal: AbortSignal): Promise<void> {
  return waitWithListeners(at, signal, () => () => undefined)
}

/** When the server may be asked again, in epoch ms: the one place that knows the interval between two polls (D50). */
export const nextPollAt = (lastPollAt: number): number => lastPollAt + POLL_INTERVAL_MS

/** Until a wall-clock time. Throttled timers: as soon as the tab is visible or online after it. */
export function waitForNextPoll(
  dueAt: number,
  signal: AbortSignal,
  triggers: ReturnType<typeof pollTriggers>,
): Promise<void> {
  return waitWithListeners(dueAt, signal, (done) => {
    const checkDue = () => {
      if (Date.now() >= dueAt) done()
    }
    const unsubscribe = triggers.subscribe(checkDue)
    const stopListening = onPageActive(checkDue)
    return () => {
      unsubscribe()
      stopListening()
    }
  })
}

function onPageActive(callback: () => void): Stop {
  const shown = () => {
    if (document.visibilityState === 'visible') callback()
  }
  document.addEventListener('visibilitychange', shown)
  window.addEventListener('focus', callback)
  window.addEventListener('online', callback)
  return () => {
    document.removeEventListener('visibilitychange', shown)
    window.removeEventListener('focus', callback)
    window.removeEventListener('online', callback)
  }
}

/** Nothing waits longer: a later time was stored before the clock was set back. */
const MAX_WAIT_MS = PASSBOOK_FOLLOW_UP_MS

/** Cleans up its timer and listeners together. */
function waitWithListeners(
  at: number,
  signal: AbortSignal,
  listen: (done: () => void) => Stop,
): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      stop()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, Math.min(Math.max(0, at - Date.now()), MAX_WAIT_MS))
    const stop = listen(done)
    signal.addEventListener('abort', done)
  })
}

/** One tab works; when it is closed, the next one takes over. An aborted wait ends without `work`. */
export async function withExclusiveLock(
  name: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await navigator.locks.request(name, { signal }, work)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** Held by the one tab that polls the server for a job. */
export const pollLock = (jobId: string): string => `lekha-job-${jobId}`
