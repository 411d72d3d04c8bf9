import { useRef, useState } from 'react'
import type { FindRequest, FindResult } from '#shared/preview/viewerProps.ts'
import type { SplitSide } from '#shared/ui/SplitView.tsx'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { fileAfter, outcomeOf, type Answers } from './sourceSearch.ts'

/** A value of a result that was clicked, as it is shown. */
export type FoundValue = {
  label: string
  text: string
  /** What is copied where that is not the text as shown (a number without its blanks). */
  copies?: string
  /** Made by the analysis, and seldom printed: what it sums is shown beside it, so a phone stays on that side. */
  isSum?: boolean
  /** Said in place of an outcome, of a value that is marked without a search. */
  says?: string
}

/** Which of several equal texts is meant: the nth, or the one that follows these values (see `FindRequest.after`). */
export type Occurrence = number | readonly string[]

type Search = { request: FindRequest; answers: Answers }

const NO_ANSWERS: Answers = {}

/**
 * A result's values, looked for in its source: the file that is shown first, then the others, until one has the value.
 * `shown` is the index of the file that is shown, `side` the side of a phone, where the two take turns.
 */
export function useSourceSearch<Value extends FoundValue>(files: readonly AcceptedFile[]) {
  const [selected, setSelected] = useState<Value | null>(null)
  const [shown, show] = useState(0)
  const [side, setSide] = useState<SplitSide>('right')
  const [search, setSearch] = useState<Search | null>(null)
  /** Of all requests: each is another one, also for the same text. */
  const nonce = useRef(0)

  const select = (value: Value, occurrence: Occurrence = 1) => {
    setSelected(value)
    nonce.current += 1
    const which = typeof occurrence === 'number' ? { nth: occurrence } : { after: occurrence }
    const request = { text: value.text, ...which, nonce: nonce.current }
    setSearch({ request, answers: NO_ANSWERS })
    // The click asks for the page.
    if (value.isSum !== true) setSide('left')
  }
  /** Selects a value that does not stand in the source as text. */
  const mark = (value: Value) => {
    setSelected(value)
    setSearch(null)
  }
  const onFound = ({ id }: AcceptedFile, answer: FindResult) => {
    if (search === null) return
    const before = search.answers[id]
    const answers = { ...search.answers, [id]: answer }
    setSearch({ ...search, answers })
    // A file that is opened again by hand says what it said before, and is what the reader wants to see.
    if (before === undefined || before.found !== answer.found || whyOf(before) !== whyOf(answer))
      show(fileAfter(files, shown, answers) ?? shown)
  }
  const reset = () => {
    setSelected(null)
    setSearch(null)
    show(0)
  }
  return {
    files,
    selected,
    select,
    mark,
    reset,
    shown,
    show,
    side,
    setSide,
    find: search?.request ?? null,
    outcome: search === null ? null : outcomeOf(files, shown, search.answers),
    onFound,
  }
}

const whyOf = (answer: FindResult) => (answer.found ? undefined : answer.why)

/** What the view of a result needs of its search; the values themselves are the result's own. */
export type SourceSearch = Omit<ReturnType<typeof useSourceSearch<FoundValue>>, 'select' | 'mark'>
