/** What the app gives to the sessions of a store; the code that uses an entry declares it by module augmentation. */
// oxlint-disable-next-line typescript/consistent-type-definitions typescript/no-empty-object-type -- only an interface can be augmented
export interface SessionDependencies {}

/** Passwords, running polls. The function is its own key, called at the first use; clean-up is attached to `ended`. */
export type SessionPart<Value> = (ended: AbortSignal) => Value

/** Whose documents that wait to be sent stay, by email. Default: nobody's. */
export type KeepsWaitingOf = (owner: string) => boolean

export type SessionScope = Readonly<SessionDependencies> & {
  /** Clears the session's databases in this browser. False: something is left, which is reported. */
  readonly clearDatabases: (keepsWaitingOf?: KeepsWaitingOf) => Promise<boolean>
  /** Aborts when the current session ends. Read it before the first await, or it may belong to the next session. */
  readonly signal: AbortSignal
  /** Call it before the first await, like the signal. */
  get: <Value>(part: SessionPart<Value>) => Value
  end: () => void
}

export type SessionScopeOptions = SessionDependencies & {
  /** Clears IndexedDB, whether the code that uses it was loaded or not. */
  clearDatabases?: (keepsWaitingOf?: KeepsWaitingOf) => Promise<void>
}

/** Owns what lives as long as the session. Created with the store, so that two stores share nothing. */
export function createSessionScope({
  clearDatabases = async () => {},
  ...dependencies
}: SessionScopeOptions = {}): SessionScope {
  let session = new AbortController()
  let parts = new Map<SessionPart<unknown>, unknown>()
  return {
    ...dependencies,
    async clearDatabases(keepsWaitingOf) {
      try {
        await clearDatabases(keepsWaitingOf)
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
