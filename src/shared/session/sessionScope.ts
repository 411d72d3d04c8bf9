import type { Analyzers } from '#shared/jobs/definition.ts'

/**
 * Something that lives with a session: passwords, running polls, a channel. The function is its own key. It is called
 * at the first use, so that code of a lazy chunk joins when it arrives; what has to be stopped hangs on `ended`.
 */
export type SessionPart<Value> = (ended: AbortSignal) => Value

export type SessionScope = {
  /** The product's analyzers, for the jobs of every session. */
  readonly analyzers: Analyzers
  /** Clears what a session has kept in this browser beyond the page. False: something is left, which is reported. */
  readonly wipe: () => Promise<boolean>
  /** Aborts when the session that runs now ends. Taken before the first await, or it is the next session's. */
  readonly signal: AbortSignal
  /** The running session's own; taken before the first await, as the signal. */
  get: <Value>(part: SessionPart<Value>) => Value
  /** Ends what lives with the running session, at once and in this tab's memory alone; the next one begins empty. */
  end: () => void
}

/** What the app gives to the sessions of a store. */
export type ScopeOptions = {
  analyzers?: Analyzers
  /** Clears what a session keeps in this browser beyond the page (IndexedDB), whether its code was loaded or not. */
  wipe?: () => Promise<void>
}

/** The one owner of what lives with a session: made with the store and handed to its thunks. Two stores share nothing. */
export function createSessionScope({
  analyzers = {},
  wipe = async () => {},
}: ScopeOptions = {}): SessionScope {
  let session = new AbortController()
  let parts = new Map<SessionPart<unknown>, unknown>()
  return {
    analyzers,
    async wipe() {
      try {
        await wipe()
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
      return parts.get(part) as Value // under each part stands what that part gave
    },
    end() {
      const over = session
      session = new AbortController()
      parts = new Map()
      over.abort()
    },
  }
}
