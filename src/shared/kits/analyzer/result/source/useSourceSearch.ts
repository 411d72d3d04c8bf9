import { useRef, useState } from 'react'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { FindRequest, FindResult, RowToFind } from '#shared/ui/preview/viewerProps.ts'
import type { SplitSide } from '#shared/ui/splitView/SplitView.tsx'
import { nextFileToSearch, combineResults, type FileResults } from './sourceSearch.ts'

export type FoundValue = {
  label: string
  text: string
  /** Text to copy, where it differs from the displayed one (a number without spaces). */
  copyText?: string
  /** Seldom printed in the source: its rows are listed beside it, so a phone stays on the result. */
  isSum?: boolean
  /** Marked in the source; missing where unknown. */
  rows?: readonly RowToFind[] | undefined
  /** Shown for a value that is selected without a search. */
  message?: string
}

/** The nth of equal texts, or the one after these values (`FindRequest.precedingTexts`). */
export type Occurrence = number | readonly string[]

type Search = { request: FindRequest; results: FileResults }

const NO_RESULTS: FileResults = {}

/** The shown file first, then the others. `shown` is a file's index, `side` the visible pane on a phone. */
export function useSourceSearch<Value extends FoundValue>(files: readonly AcceptedFile[]) {
  const [selected, setSelected] = useState<Value | null>(null)
  const [shownFile, showFile] = useState(0)
  const [side, setSide] = useState<SplitSide>('right')
  const [search, setSearch] = useState<Search | null>(null)
  /** A new one for each request, so that the same text can be searched again. */
  const nonce = useRef(0)
  const isSum = selected?.isSum === true

  const select = (value: Value, occurrence: Occurrence = 1) => {
    setSelected(value)
    nonce.current += 1
    const occurrenceParams =
      typeof occurrence === 'number' ? { nth: occurrence } : { precedingTexts: occurrence }
    const { text, rows } = value
    const request = { text, rows, ...occurrenceParams, nonce: nonce.current }
    setSearch({ request, results: NO_RESULTS })
    // On a phone, show the source.
    if (value.isSum !== true) setSide('left')
  }
  const selectWithoutSearch = (value: Value) => {
    setSelected(value)
    setSearch(null)
  }
  const onFound = ({ id }: AcceptedFile, answer: FindResult) => {
    if (search === null) return
    const before = search.results[id]
    const results = { ...search.results, [id]: answer }
    setSearch({ ...search, results })
    if (isSum) return
    // A file reopened by the user repeats its earlier answer, and stays shown.
    if (
      before === undefined ||
      before.found !== answer.found ||
      reasonOf(before) !== reasonOf(answer)
    )
      showFile(nextFileToSearch(files, shownFile, results) ?? shownFile)
  }
  const reset = () => {
    setSelected(null)
    setSearch(null)
    showFile(0)
  }
  return {
    files,
    selected,
    select,
    selectWithoutSearch,
    reset,
    shownFile,
    showFile,
    side,
    setSide,
    findRequest: search?.request ?? null,
    outcome:
      search === null
        ? null
        : isSum
          ? combineResults(files.slice(shownFile, shownFile + 1), 0, search.results)
          : combineResults(files, shownFile, search.results),
    onFound,
  }
}

const reasonOf = (answer: FindResult) => (answer.found ? undefined : answer.reason)

export type SourceSearch = Omit<
  ReturnType<typeof useSourceSearch<FoundValue>>,
  'select' | 'selectWithoutSearch'
>
