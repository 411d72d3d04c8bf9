import { acquireTabLock } from '#shared/platform/session/acquireTabLock.ts'

const lockName = (id: string): string => `lekha-form-draft-${id}`

/** Holds a draft until the page ends; false where another tab does (this one is its duplicate). */
export const lockDraft = async (id: string, ended: AbortSignal): Promise<boolean> =>
  acquireTabLock(lockName(id), ended)

/** Runs `work` where no tab holds the draft. */
export async function runIfUnlocked(id: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(lockName(id), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work()
  })
}
