import { POLL_INTERVAL_MS } from '#shared/platform/config/constants.ts'
import { createEmitter } from '#shared/platform/lib/machine.ts'

type Stop = () => void

/** Wakes waiting polls: a visible tab may trigger them while this tab's timers are throttled. */
export const pollTriggers = () => createEmitter()

/** Resolves at a wall-clock time (epoch ms), or when aborted. */
export function waitUntil(at: number, signal: AbortSignal): Promise<void> {
  return waitWithListeners(at, signal, () => () => undefined)
}

/**
 * Resolves when the next poll is due: never sooner than POLL_INTERVAL_MS after the last one (D50). Uses timestamps: a
 * tab whose timers were throttled polls as soon as it is visible, focused or online.
 */
export function waitForNextPoll(
  lastPollAt: number,
  signal: AbortSignal,
  triggers: ReturnType<typeof pollTriggers>,
): Promise<void> {
  const dueAt = lastPollAt + POLL_INTERVAL_MS
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

/** One wait, which cleans up its timer and listeners together. */
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
    const timer = setTimeout(done, Math.max(0, at - Date.now()))
    const stop = listen(done)
    signal.addEventListener('abort', done)
  })
}

/**
 * Does `work` in one tab at a time: the others wait, and the next one takes over when the tab that works is closed. An
 * aborted wait ends without it.
 */
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

/** The lock of the one tab that polls the server for a job. */
export const pollLock = (jobId: string): string => `lekha-job-${jobId}`
