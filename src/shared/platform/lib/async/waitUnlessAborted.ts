/** Waits `ms`. Resolves with true when the time has passed, with false as soon as the signal aborts. */
export async function waitUnlessAborted(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false)
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve(!signal.aborted)
    }
    const timer = setTimeout(finish, ms)
    signal.addEventListener('abort', finish)
  })
}
