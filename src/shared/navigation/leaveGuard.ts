/** Where a navigation leads. */
export type Place = { pathname: string; search: string }

/** Something on the page that would be lost with it. */
export type LeaveGuard = {
  /** Whether it is still there, unharmed, at the next address. */
  staysHere: (next: Place) => boolean
  /** Asks the user; true: it may be lost. */
  ask: () => Promise<boolean>
}

/** The browser's own question at reload and close; its words are the browser's. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** The guards of a session. With its end nothing is asked any more: the user is thrown out. */
export function leaveGuards(ended: AbortSignal) {
  const guards = new Set<LeaveGuard>()
  let isAsking = false

  function drop(guard: LeaveGuard): void {
    guards.delete(guard)
    if (guards.size === 0) window.removeEventListener('beforeunload', warn)
  }

  ended.addEventListener('abort', () => guards.forEach(drop))

  const heldFrom = (next: Place) => [...guards].filter(({ staysHere }) => !staysHere(next))

  /** One question at a time, by the newest guard. What comes while it stands is refused unasked. */
  async function consent(asking: readonly LeaveGuard[]): Promise<boolean> {
    const newest = asking.at(-1)
    if (newest === undefined) return true
    if (isAsking) return false
    isAsking = true
    try {
      return await newest.ask()
    } finally {
      isAsking = false
    }
  }

  return {
    /** Asks before the page is left, also by reload and close, until the function that it gives back is called. */
    hold(guard: LeaveGuard): () => void {
      guards.add(guard)
      window.addEventListener('beforeunload', warn)
      return () => drop(guard)
    },
    /** Whether something would be lost on the way there. */
    isHeld: (next: Place): boolean => heldFrom(next).length > 0,
    /** Asks for a navigation. What the user gives up is guarded no more: redirects on the way are not asked about again. */
    async askToLeave(next: Place): Promise<boolean> {
      const mayLeave = await consent(heldFrom(next))
      if (mayLeave) heldFrom(next).forEach(drop)
      return mayLeave
    },
    /**
     * Asks for a way out that is no navigation (Log Out). It may still fail, so the guards stay.
     * @returns whether to go on; true at once where nothing is unsaved.
     */
    confirmLeaving: async (): Promise<boolean> => consent([...guards]),
  }
}
