import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

const PAGE_ROWS = 10

/** The row that a key leads to, from 0; null for a key that moves nothing. */
export function rowAfterKey(key: string, row: number, count: number): number | null {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(row + 1, last)
    case 'ArrowUp':
      return Math.max(row - 1, 0)
    case 'PageDown':
      return Math.min(row + PAGE_ROWS, last)
    case 'PageUp':
      return Math.max(row - PAGE_ROWS, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}

type RowKeysOptions = {
  count: number
  /** What the rows answer to: the keys begin at the first row of another page, order or search. */
  of: string
  /** Where the rows stand, each with its `data-row`. */
  frame: RefObject<HTMLElement | null>
  scrollTo: (index: number) => void
  open: ((index: number) => void) | undefined
}

/** Arrows, Page, Home and End move between rows, Enter opens; keys inside a row's own buttons are theirs. */
export function useRowKeys({ count, of, frame, scrollTo, open }: RowKeysOptions) {
  const [moved, setMoved] = useState({ of, row: 0 })
  const active = moved.of === of ? moved.row : 0
  const wanted = useRef<number | null>(null)

  // A row that was out of view is a node only after the list has scrolled to it.
  useEffect(() => {
    if (wanted.current === null) return
    const row = frame.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`)
    if (row === null || row === undefined) return
    wanted.current = null
    row.focus({ preventScroll: false })
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.row === undefined) return
    const row = Number(event.target.dataset.row)
    const next = rowAfterKey(event.key, row, count)
    if (event.key === 'Enter') open?.(row)
    if (next === null) return
    event.preventDefault()
    wanted.current = next
    setMoved({ of, row: next })
    scrollTo(next)
  }

  return { active, onKeyDown }
}
