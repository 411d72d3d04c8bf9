import { useMemo, useRef, useState } from 'react'
import type { ValueMatch } from '#shared/ui/components/values/ValueButton.tsx'
import {
  describeMatchCount,
  EMPTY_SEARCH,
  searchValues,
  moveToMatch,
  type ResultValue,
} from './resultSearch.ts'

type Records = { shown: number; show: (record: number) => void }
const ONE_RECORD: Records = { shown: 0, show: () => undefined }

/** Includes records that are not shown. `values` are in display order. */
export function useResultSearch(
  values: readonly ResultValue[],
  { shown, show }: Records = ONE_RECORD,
) {
  const [isOpen, setIsOpen] = useState(false)
  const [search, setSearch] = useState(EMPTY_SEARCH)
  const fieldRef = useRef<HTMLInputElement>(null)
  const searchButtonRef = useRef<HTMLButtonElement>(null)
  const resultRef = useRef<HTMLDivElement>(null)

  const showSearch = (next: typeof search) => {
    setSearch(next)
    const match = next.matches[next.currentIndex]
    if (match !== undefined && match.record !== shown) show(match.record)
  }
  const open = () => {
    setIsOpen(true)
    fieldRef.current?.select()
  }
  /** The focus moves to the value, where Enter finds it in the source. */
  const close = () => {
    const button = resultRef.current?.querySelector<HTMLElement>('[data-match="current"]')
    setIsOpen(false)
    setSearch(EMPTY_SEARCH)
    const next = button ?? searchButtonRef.current
    next?.focus()
  }

  const matches = useMemo(
    () =>
      new Map<string, ValueMatch>(
        search.matches.map(({ id }, index) => [
          id,
          index === search.currentIndex ? 'current' : 'one',
        ]),
      ),
    [search],
  )
  return {
    isOpen,
    open,
    close,
    typed: search.typed,
    type: (typed: string) => showSearch(searchValues(values, typed, shown)),
    moveToMatch: (step: 1 | -1) => showSearch(moveToMatch(search, step)),
    count: describeMatchCount(search),
    matchOf: (id: string): ValueMatch | undefined => matches.get(id),
    fieldRef,
    searchButtonRef,
    resultRef,
  }
}

export type ResultFinder = Omit<ReturnType<typeof useResultSearch>, 'matchOf'>
