import { useCallback, useState } from 'react'
import type { FindRequest, FindResult } from '#shared/preview/viewerProps.ts'

/** What became of the last search: null while it runs or when nothing was asked. */
export type FindOutcome = FindResult | null

/** Asks a `SourcePane` for a value and keeps its answer. */
export function useFindInSource() {
  const [find, setFind] = useState<FindRequest | null>(null)
  const [outcome, setOutcome] = useState<FindOutcome>(null)
  const ask = useCallback((text: string, nth: number) => {
    setOutcome(null)
    setFind((last) => ({ text, nth, nonce: (last?.nonce ?? 0) + 1 }))
  }, [])
  return { find, outcome, ask, onFound: setOutcome }
}
