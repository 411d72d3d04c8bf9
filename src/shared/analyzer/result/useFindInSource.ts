import { useCallback, useState } from 'react'
import type { FindRequest, FindResult } from '#shared/preview/viewerProps.ts'

/** What became of the last search: null while it runs or when nothing was asked. */
export type FindOutcome = FindResult | null

/** Which of several equal texts is meant: the nth, or the one that follows these values (see `FindRequest.after`). */
type Occurrence = number | readonly string[]

/** Asks a `SourcePane` for a value and keeps its answer. */
export function useFindInSource() {
  const [find, setFind] = useState<FindRequest | null>(null)
  const [outcome, setOutcome] = useState<FindOutcome>(null)
  const ask = useCallback((text: string, occurrence: Occurrence) => {
    setOutcome(null)
    const which = typeof occurrence === 'number' ? { nth: occurrence } : { after: occurrence }
    setFind((last) => ({ text, ...which, nonce: (last?.nonce ?? 0) + 1 }))
  }, [])
  return { find, outcome, ask, onFound: setOutcome }
}
