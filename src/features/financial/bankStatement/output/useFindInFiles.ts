import { useState } from 'react'
import { useFindInSource } from '#shared/analyzer/result/useFindInSource.ts'
import type { FindResult } from '#shared/preview/viewerProps.ts'

/** A search over an account's statements: the shown one first, then the others, until one has the value. */
export function useFindInFiles(count: number) {
  const [shown, setShown] = useState(0)
  const [left, setLeft] = useState(0)
  const { find, outcome, ask, onFound } = useFindInSource()
  const start = (text: string) => {
    setLeft(count - 1)
    ask(text, 1)
  }
  const answered = (result: FindResult) => {
    if (result.found || left <= 0) {
      onFound(result)
      return
    }
    // The next file's viewer takes the same request up when it opens.
    setLeft(left - 1)
    setShown((shown + 1) % count)
  }
  return { shown, show: setShown, find, outcome, ask: start, onFound: answered }
}
