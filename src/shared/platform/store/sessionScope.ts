/** What the app gives to the sessions of a store; the code that uses an entry declares it by module augmentation. */
// oxlint-disable-next-line typescript/consistent-type-definitions typescript/no-empty-object-type -- only an interface can be augmented
export interface SessionDependencies {}

/**
 * Something that lives as long as the session: passwords, running polls, a channel. The function is its own key. It is
 * called at the first use, so that lazy code can add parts; clean-up is attached to `ended`.
 */
export type SessionPart<Value> = (ended: AbortSignal) => Value

export type SessionScope = Readonly<SessionDependencies> & {
  /** Clears the session's databases in this browser. False: something is left, which is reported. */
  readonly clearDatabases: () => Promise<boolean>
  /** Aborts when the current session ends. Read it before the first await, or it may belong to the next session. */
  readonly signal: AbortSignal
  /** The current session's instance of a part; get it before the first await, like the signal. */
  get: <Value>(part: SessionPart<Value>) => Value
  /** Ends the current session's parts in this tab's memory; the next session starts empty. */
  end: () => void
}

/** Dependencies that the app gives to the sessions of a store. */
export type SessionScopeOptions = SessionDependencies & {
  /**
   * Clears what a session stores in this browser beyond web storage (IndexedDB), whether its code was loaded or not.
   */
  clearDatabases?: () => Promise<void>
}

/**
 * Owns everything that lives as long as the session. Created with the store and passed to its thunks, so that two
 * stores share nothing.
 */
export function createSessionScope({
  clearDatabases = async () => {},
  ...dependencies
}: SessionScopeOptions = {}): SessionScope {
  let session = new AbortController()
  let parts = new Map<SessionPart<unknown>, unknown>()
  return {
    ...dependencies,
    async clearDatabases() {
      try {
        await clearDatabases()
        return true
      } catch (error) {
        window.reportError(error)
        return false
      }
    },
    get signal() {
      return session.signal
    },
    get<Value>(part: SessionPart<Value>): Value {
      if (!parts.has(part)) parts.set(part, part(session.signal))
      return parts.get(part) as Value // each part's entry holds what that part returned
    },
    end() {
      const over = session
      session = new AbortController()
      parts = new Map()
      over.abort()
    },
  }
}
