import { nanoid } from '@reduxjs/toolkit'
import { POLL_INTERVAL_MS, POLL_LEASE_MS } from '#shared/config/constants.ts'
import { anySignal } from '#shared/lib/anySignal.ts'
import type { SessionScope } from '#shared/session/sessionScope.ts'
import { readItem, removeItem, writeItem } from '#shared/session/localStore.ts'

type Stop = () => void

/** Polls that wait for their time: another tab that somebody looks at may call them, though this tab's timers sleep. */
export const pulses = () => new Set<() => void>()

/** Resolves at a wall-clock time (epoch ms), or when aborted. */
export function untilTime(at: number, signal: AbortSignal): Promise<void> {
  return waiting(at, signal, () => () => undefined)
}

/**
 * Resolves when the next poll is due: POLL_INTERVAL_MS after the last one, never before (D50). By time stamps: a tab
 * whose timers slept polls as soon as it is looked at, focused or back online.
 */
export function untilNextPoll(
  lastPollAt: number,
  signal: AbortSignal,
  pulsed: ReturnType<typeof pulses>,
): Promise<void> {
  const due = lastPollAt + POLL_INTERVAL_MS
  return waiting(due, signal, (done) => {
    const look = () => {
      if (Date.now() >= due) done()
    }
    pulsed.add(look)
    const stopWaking = onWake(look)
    return () => {
      pulsed.delete(look)
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

type Work = (signal: AbortSignal) => Promise<void>

/**
 * Does `work` in one tab at a time: the others wait, and the next one takes over when the tab that works is closed.
 * By Web Locks; where they are missing (a page that is not served securely), by a lease in localStorage that is
 * renewed while the work goes on. The signal given to `work` aborts when the right is lost.
 */
export async function whileSole(
  { name, holder }: { name: string; holder: string },
  signal: AbortSignal,
  work: Work,
): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return whileLeased({ key: `lekha-lease:${name}`, holder }, signal, work)
  try {
    await locks.request(name, { signal }, async () => work(signal))
  } catch (error) {
    // An aborted wait for the lock rejects; there is nothing to tell.
    if (!signal.aborted) throw error
  }
}

/** The right to do what is named so: one tab has it at a time. */
export const rightTo = (name: string, session: SessionScope) => ({
  name,
  holder: session.get(leaseHolder),
})

/** The right to ask the server for a job. */
export const askingFor = (jobId: string, session: SessionScope) =>
  rightTo(`lekha-job-${jobId}`, session)

/** By what a lease knows this tab, as long as its session runs. */
const leaseHolder = () => nanoid()

type Lease = { key: string; holder: string }

async function whileLeased(lease: Lease, signal: AbortSignal, work: Work): Promise<void> {
  while (!signal.aborted && !take(lease)) await untilTime(Date.now() + POLL_LEASE_MS / 3, signal)
  if (signal.aborted) return
  const lost = new AbortController()
  const beat = setInterval(() => {
    if (!take(lease)) lost.abort()
  }, POLL_LEASE_MS / 3)
  try {
    await work(anySignal(signal, lost.signal))
  } finally {
    clearInterval(beat)
    if (!lost.signal.aborted) removeItem(lease.key)
  }
  if (lost.signal.aborted && !signal.aborted) await whileLeased(lease, signal, work)
}

/** True when this tab holds the lease, new or renewed. */
function take({ key, holder }: Lease): boolean {
  const [other, until] = (readItem(key) ?? '').split(' ')
  if (other !== holder && Number(until) > Date.now()) return false
  writeItem(key, `${holder} ${Date.now() + POLL_LEASE_MS}`)
  return readItem(key)?.startsWith(`${holder} `) === true
}
