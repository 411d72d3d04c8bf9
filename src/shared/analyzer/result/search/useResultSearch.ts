import { useMemo, useRef, useState } from 'react'
import type { ValueMatch } from '#shared/ui/ValueButton.tsx'
import { countWords, NOTHING_TYPED, searched, stepped, type ResultValue } from './resultSearch.ts'

/** Records of a result that are turned over: which one is shown, and how another is. */
type Records = { shown: number; show: (record: number) => void }
const ONE_RECORD: Records = { shown: 0, show: () => undefined }

/**
 * A search over all values of a result, also of records that are not shown just now.
 * @param values in the order in which the result shows them
 */
export function useResultSearch(
  values: readonly ResultValue[],
  { shown, show }: Records = ONE_RECORD,
) {
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState(NOTHING_TYPED)
  const fieldRef = useRef<HTMLInputElement>(null)
  const openerRef = useRef<HTMLButtonElement>(null)
  const resultRef = useRef<HTMLDivElement>(null)

  const look = (next: typeof search) => {
    setSearch(next)
    const hit = next.hits[next.at]
    if (hit !== undefined && hit.record !== shown) show(hit.record)
  }
  const open = () => {
    setOpen(true)
    fieldRef.current?.select()
  }
  /** The focus goes where Enter looks the value up in the source. */
  const close = () => {
    const button = resultRef.current?.querySelector<HTMLElement>('[data-match="current"]')
    setOpen(false)
    setSearch(NOTHING_TYPED)
    const next = button ?? openerRef.current
    next?.focus()
  }

  const matches = useMemo(
    () =>
      new Map<string, ValueMatch>(
        search.hits.map(({ place }, index) => [place, index === search.at ? 'current' : 'one']),
      ),
    [search],
  )
  return {
    isOpen,
    open,
    close,
    typed: search.typed,
    type: (typed: string) => look(searched(values, typed, shown)),
    step: (by: 1 | -1) => look(stepped(search, by)),
    count: countWords(search),
    /** Whether the search found this value; undefined where not. */
    matchOf: (place: string): ValueMatch | undefined => matches.get(place),
    fieldRef,
    openerRef,
    resultRef,
  }
}

export type ResultFinder = Omit<ReturnType<typeof useResultSearch>, 'matchOf'>
