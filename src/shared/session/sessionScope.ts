/**
 * Something that lives with a session: passwords, running polls, a channel. The function is its own key. It is called
 * at the first use, so that code of a lazy chunk joins when it arrives; what has to be stopped hangs on `ended`.
 */
export type SessionPart<Value> = (ended: AbortSignal) => Value

export type SessionScope = {
  /** Aborts when the session that runs now ends. Taken before the first await, or it is the next session's. */
  readonly signal: AbortSignal
  /** The running session's own; taken before the first await, as the signal. */
  get: <Value>(part: SessionPart<Value>) => Value
  /** Ends what lives with the running session, at once and in this tab's memory alone; the next one begins empty. */
  end: () => void
}

/** The one owner of what lives with a session: made with the store and handed to its thunks. Two stores share nothing. */
export function createSessionScope(): SessionScope {
  let session = new AbortController()
  let parts = new Map<SessionPart<unknown>, unknown>()
  return {
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
