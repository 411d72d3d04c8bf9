import { nanoid } from '@reduxjs/toolkit'
import { POLL_LEASE_MS } from '#shared/config/constants.ts'
import { readItem, removeItem, writeItem } from '#shared/session/localStore.ts'
import { untilTime } from './pollTurn.ts'

type Work = (signal: AbortSignal) => Promise<void>

/**
 * Does `work` in one tab at a time: the others wait, and the next one takes over when the tab that works is closed.
 * By Web Locks; where they are missing (a page that is not served securely), by a lease in localStorage that is
 * renewed while the work goes on. The signal given to `work` aborts when the right is lost.
 */
export async function whileSole(name: string, signal: AbortSignal, work: Work): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return whileLeased(`lekha-lease:${name}`, signal, work)
  try {
    await locks.request(name, { signal }, async () => work(signal))
  } catch (error) {
    // An aborted wait for the lock rejects; there is nothing to tell.
    if (!signal.aborted) throw error
  }
}

const TAB = nanoid()

async function whileLeased(key: string, signal: AbortSignal, work: Work): Promise<void> {
  while (!signal.aborted && !takeLease(key)) await untilTime(Date.now() + POLL_LEASE_MS / 3, signal)
  if (signal.aborted) return
  const lost = new AbortController()
  const beat = setInterval(() => {
    if (!takeLease(key)) lost.abort()
  }, POLL_LEASE_MS / 3)
  try {
    await work(AbortSignal.any([signal, lost.signal]))
  } finally {
    clearInterval(beat)
    if (!lost.signal.aborted) removeItem(key)
  }
  if (lost.signal.aborted && !signal.aborted) await whileLeased(key, signal, work)
}

/** True when this tab holds the lease, new or renewed. */
function takeLease(key: string): boolean {
  const [holder, until] = (readItem(key) ?? '').split(' ')
  if (holder !== TAB && Number(until) > Date.now()) return false
  writeItem(key, `${TAB} ${Date.now() + POLL_LEASE_MS}`)
  return readItem(key)?.startsWith(`${TAB} `) === true
}
