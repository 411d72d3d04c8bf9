import { POLL_INTERVAL_MS, POLL_WAKE_GAP_MS } from '#shared/config/constants.ts'

type Stop = () => void

const pulsed = new Set<() => void>()

/** Another tab that somebody looks at waits for news: a poll that is due is made, though this tab's timers sleep. */
export function pulse(): void {
  for (const hear of pulsed) hear()
}

/** Resolves at a wall-clock time (epoch ms), or when aborted. */
export function untilTime(at: number, signal: AbortSignal): Promise<void> {
  return waiting(at, signal, () => () => undefined)
}

/**
 * Resolves when the next poll is due: POLL_INTERVAL_MS after the last one, or at once when the page is looked at
 * again, focused or back online. By time stamps: a tab that slept and wakes late polls right away.
 */
export function untilNextPoll(lastPollAt: number, signal: AbortSignal): Promise<void> {
  const due = lastPollAt + POLL_INTERVAL_MS
  return waiting(due, signal, (done) => {
    const onPulse = () => {
      if (Date.now() >= due) done()
    }
    pulsed.add(onPulse)
    const stopWaking = onWake(() => {
      if (Date.now() - lastPollAt >= POLL_WAKE_GAP_MS) done()
    })
    return () => {
      pulsed.delete(onPulse)
      stopWaking()
    }
  })
}

function onWake(woken: () => void): Stop {
  const shown = () => {
    if (document.visibilityState === 'visible') woken()
  }
  document.addEventListener('visibilitychange', shown)
  window.addEventListener('focus', woken)
  window.addEventListener('online', woken)
  return () => {
    document.removeEventListener('visibilitychange', shown)
    window.removeEventListener('focus', woken)
    window.removeEventListener('online', woken)
  }
}

/** One wait: its timer and its listeners are cleaned up together. */
function waiting(
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
