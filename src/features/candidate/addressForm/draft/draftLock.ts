import { acquireTabLock } from '#shared/platform/session/tabs/acquireTabLock.ts'

const lockName = (id: string): string => `lekha-form-draft-${id}`

/** Locks a draft until the page ends; false where another tab has it, of which this one is a duplicate. */
export const lockDraft = async (id: string, ended: AbortSignal): Promise<boolean> =>
  acquireTabLock(lockName(id), ended)

export async function runIfUnlocked(id: string, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(lockName(id), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work()
  })
}
