import { anySignal } from '#shared/platform/lib/async/anySignal.ts'

/** `until` in epoch ms; sooner when online or visible again. */
export function scheduleRetry(until: number, over: AbortSignal, onDue: () => void): void {
  const done = new AbortController()
  const signal = anySignal(over, done.signal)
  const due = () => {
    done.abort()
    if (!over.aborted) onDue()
  }
  const timer = setTimeout(due, Math.max(0, until - Date.now()))
  signal.addEventListener('abort', () => clearTimeout(timer))
  window.addEventListener('online', due, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') due()
    },
    { signal },
  )
}

/** Some phones report online late. */
const ONLINE_RECHECK_MS = 5_000

export const waitUntilOnline = (over: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    over.addEventListener('abort', () => resolve(), { once: true })
    scheduleRetry(Date.now() + ONLINE_RECHECK_MS, over, resolve)
  })
