import { holdName } from '#shared/session/holdName.ts'

const lockOf = (name: string): string => `lekha-form-draft-${name}`

/** Holds a draft's name until the page ends; false where another tab does (this one is its duplicate). */
export const holdDraft = async (name: string, ended: AbortSignal): Promise<boolean> =>
  holdName(lockOf(name), ended)

/**
 * Carries out `work` where no tab holds the name; false where one does. Without locks every other tab counts as gone: what
 * it left is private.
 */
export async function whileFree(name: string, work: () => Promise<void>): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) {
    await work()
    return true
  }
  return locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work()
    return lock !== null
  })
}
