import { holdName } from '#shared/session/holdName.ts'

const lockOf = (id: string): string => `lekha-form-draft-${id}`

/** Holds a draft until the page ends; false where another tab does (this one is its duplicate). */
export const holdDraft = async (id: string, ended: AbortSignal): Promise<boolean> =>
  holdName(lockOf(id), ended)

/**
 * Carries out `work` where no tab holds the draft. Without locks nobody can tell: every tab counts as gone.
 */
export async function whileFree(id: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return work()
  await locks.request(lockOf(id), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work()
  })
}
