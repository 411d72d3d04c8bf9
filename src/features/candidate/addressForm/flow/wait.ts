import { anySignal } from '#shared/lib/anySignal.ts'

/** Calls `onDue` once: at `until` (ms since 1970), or sooner, when the line is back or somebody looks at the page again. */
export function startWait(until: number, over: AbortSignal, onDue: () => void): void {
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

/** Some phones tell late that they have a line again. */
const ASK_AGAIN_MS = 5_000

/** Resolves when the line may be back, or nobody waits for it any more. */
export const lineBack = (over: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    over.addEventListener('abort', () => resolve(), { once: true })
    startWait(Date.now() + ASK_AGAIN_MS, over, resolve)
  })
