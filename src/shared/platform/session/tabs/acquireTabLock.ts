import { anySignal } from '#shared/platform/lib/async/anySignal.ts'

/** In ms. A reloaded page waits for the lock of the page before it; otherwise a held lock means a duplicated tab. */
const LOCK_TIMEOUT_MS = { reload: 10_000, other: 400 }

/** Holds the lock until the session or the page `ended`; false where another tab holds it. */
export async function acquireTabLock(lock: string, ended: AbortSignal): Promise<boolean> {
  const limit = AbortSignal.timeout(isReload() ? LOCK_TIMEOUT_MS.reload : LOCK_TIMEOUT_MS.other)
  const signal = anySignal(ended, limit)
  return new Promise((resolve) => {
    const holdUntilEnded = async () => {
      resolve(true)
      if (!ended.aborted) await new Promise((over) => ended.addEventListener('abort', over))
    }
    navigator.locks.request(lock, { signal }, holdUntilEnded).catch(() => resolve(false))
  })
}

const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}
