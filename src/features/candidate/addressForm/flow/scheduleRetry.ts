import { anySignal } from '#shared/platform/lib/async/anySignal.ts'

type Retry = { until: number; isBusy: boolean }

/** `until` in epoch ms; sooner when online or visible again, unless the server is busy. */
export function scheduleRetry(
  { until, isBusy }: Retry,
  over: AbortSignal,
  onDue: () => void,
): void {
  const done = new AbortController()
  const signal = anySignal(over, done.signal)
  const due = () => {
    done.abort()
    if (!over.aborted) onDue()
  }
  const timer = setTimeout(due, Math.max(0, until - Date.now()))
  signal.addEventListener('abort', () => clearTimeout(timer))
  if (isBusy) return
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
    scheduleRetry({ until: Date.now() + ONLINE_RECHECK_MS, isBusy: false }, over, resolve)
  })
