import { useState } from 'react'
import type { FindRequest, FindResult } from '#shared/preview/viewerProps.ts'
import type { SplitSide } from '#shared/ui/SplitView.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'

/** A value of a result that was clicked, as it is shown. */
export type FoundValue = {
  label: string
  text: string
  /** What is copied where that is not the text as shown (a number without its blanks). */
  copies?: string
  /** The source is a picture, which has no text to search. */
  inPicture?: boolean
}

/** What became of the last search: null while it runs or when nothing was asked. */
export type FindOutcome = FindResult | null

/** Which of several equal texts is meant: the nth, or the one that follows these values (see `FindRequest.after`). */
export type Occurrence = number | readonly string[]

/**
 * A result's values, looked for in its source: the file that is shown first, then the others, until one has the value.
 * `shown` is the index of the file that is shown, `side` the side of a phone, where the two take turns.
 */
export function useSourceSearch<Value extends FoundValue>(files: readonly AcceptedFile[]) {
  const [selected, setSelected] = useState<Value | null>(null)
  const [shown, show] = useState(0)
  const [side, setSide] = useState<SplitSide>('right')
  const [find, setFind] = useState<FindRequest | null>(null)
  const [outcome, setOutcome] = useState<FindOutcome>(null)
  /** Files that were not searched yet. */
  const [left, setLeft] = useState(0)

  const select = (value: Value, occurrence: Occurrence = 1) => {
    setSelected(value)
    setOutcome(null)
    setLeft(files.length - 1)
    const which = typeof occurrence === 'number' ? { nth: occurrence } : { after: occurrence }
    setFind((last) => ({ text: value.text, ...which, nonce: (last?.nonce ?? 0) + 1 }))
    // The click asks for the page, but a picture is looked at anyway.
    if (value.inPicture !== true) setSide('left')
  }
  const onFound = (result: FindResult) => {
    if (result.found || left <= 0) {
      setOutcome(result)
      return
    }
    // The next file's viewer takes the same request up when it opens.
    setLeft(left - 1)
    show((shown + 1) % files.length)
  }
  const reset = () => {
    setSelected(null)
    show(0)
  }
  return { files, selected, select, reset, shown, show, side, setSide, find, outcome, onFound }
}

/** What the view of a result needs of its search; the values themselves are the result's own. */
export type SourceSearch = Omit<ReturnType<typeof useSourceSearch<FoundValue>>, 'select'>
