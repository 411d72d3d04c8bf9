import { anySignal } from '#shared/lib/anySignal.ts'

/**
 * How long a page waits, ms, for the one before it in its tab to let go of the tab's name. A reload surely follows one: on
 * a slow phone that takes seconds. Whatever else finds the name held is the duplicate of a tab.
 */
const LET_GO_MS = { reload: 10_000, other: 400 }

/**
 * Holds the name of a tab as a Web Lock until the session or the page `ended`; false where another tab does. Without
 * locks nobody can tell.
 */
export async function holdName(lock: string, ended: AbortSignal): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return true
  const limit = AbortSignal.timeout(isReload() ? LET_GO_MS.reload : LET_GO_MS.other)
  const signal = anySignal(ended, limit)
  return new Promise((resolve) => {
    const holding = async () => {
      resolve(true)
      if (!ended.aborted) await new Promise((over) => ended.addEventListener('abort', over))
    }
    locks.request(lock, { signal }, holding).catch(() => resolve(false))
  })
}

const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}
