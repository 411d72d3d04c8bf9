/** A tab that is loaded anew may still be letting go of its name when its next page asks for it. */
const LET_GO_MS = 400

const lockOf = (name: string): string => `lekha-form-draft-${name}`

/** Holds a name until the page ends; false where another tab does (this one is its duplicate). Without locks nobody can tell. */
export async function holdName(name: string, ended: AbortSignal): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return true
  const signal = AbortSignal.any([ended, AbortSignal.timeout(LET_GO_MS)])
  return new Promise((resolve) => {
    const holding = async () => {
      resolve(true)
      if (!ended.aborted) await new Promise((over) => ended.addEventListener('abort', over))
    }
    locks.request(lockOf(name), { signal }, holding).catch(() => resolve(false))
  })
}

/** Carries out `work` where no tab holds the name; without locks every other tab counts as gone: what it left is private. */
export async function whileFree(name: string, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return work()
  await locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work()
  })
}
