/** Calls `onDue` once: at `until` (ms since 1970), or sooner, when the line is back or somebody looks at the page again. */
export function startWait(until: number, over: AbortSignal, onDue: () => void): void {
  const done = new AbortController()
  const signal = AbortSignal.any([over, done.signal])
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
