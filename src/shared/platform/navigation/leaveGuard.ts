export type NavigationTarget = { pathname: string; search: string }

export type LeaveGuard = {
  /** True where nothing is lost by this navigation. */
  isUnaffectedBy: (next: NavigationTarget) => boolean
  /** True where it may be lost. */
  confirmLeave: () => Promise<boolean>
}

/** The browser's own dialog at reload and close; its text cannot be changed. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** After the end of the session the guards do not ask, because the user is signed out anyway. */
export function leaveGuards(ended: AbortSignal) {
  const guards = new Set<LeaveGuard>()
  let isConfirming = false

  function drop(guard: LeaveGuard): void {
    guards.delete(guard)
    if (guards.size === 0) window.removeEventListener('beforeunload', warn)
  }

  ended.addEventListener('abort', () => guards.forEach(drop))

  const guardsBlocking = (next: NavigationTarget) =>
    [...guards].filter(({ isUnaffectedBy }) => !isUnaffectedBy(next))

  /** Only the newest guard asks, one dialog at a time. A navigation during an open question is refused. */
  async function confirmWithNewest(blockingGuards: readonly LeaveGuard[]): Promise<boolean> {
    const newest = blockingGuards.at(-1)
    if (newest === undefined) return true
    if (isConfirming) return false
    isConfirming = true
    try {
      return await newest.confirmLeave()
    } finally {
      isConfirming = false
    }
  }

  return {
    /** Guards the page against leaving, including reload and close, until the returned function is called. */
    add(guard: LeaveGuard): () => void {
      guards.add(guard)
      window.addEventListener('beforeunload', warn)
      return () => drop(guard)
    },
    isBlocked: (next: NavigationTarget): boolean => guardsBlocking(next).length > 0,
    /** Guards that the user dismissed are removed, so that redirects do not ask again. */
    async confirmNavigation(next: NavigationTarget): Promise<boolean> {
      const mayLeave = await confirmWithNewest(guardsBlocking(next))
      if (mayLeave) guardsBlocking(next).forEach(drop)
      return mayLeave
    },
    /** For Log Out: it may still fail, so the guards stay. True at once where nothing is unsaved. */
    confirmLeaving: async (): Promise<boolean> => confirmWithNewest([...guards]),
  }
}
