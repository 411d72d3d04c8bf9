import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

const PAGE_ROWS = 10

/** The zero-based row that a key leads to; null for other keys. */
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

type RowNavigationOptions = {
  count: number
  queryKey: string
  /** Its rows have `data-row`. */
  frame: RefObject<HTMLElement | null>
  scrollTo: (index: number) => void
  onOpen: ((index: number) => void) | undefined
}

/** Arrows, Page, Home and End move, Enter opens; a row's own buttons keep their keys. */
export function useRowNavigation({
  count,
  queryKey,
  frame,
  scrollTo,
  onOpen,
}: RowNavigationOptions) {
  const [moved, setMoved] = useState({ of: queryKey, row: 0 })
  const active = moved.of === queryKey ? moved.row : 0
  const pendingFocusRow = useRef<number | null>(null)

  // A row out of view exists only after the list has scrolled to it.
  useEffect(() => {
    if (pendingFocusRow.current === null) return
    const row = frame.current?.querySelector<HTMLElement>(`[data-row="${pendingFocusRow.current}"]`)
    if (row === null || row === undefined) return
    pendingFocusRow.current = null
    row.focus({ preventScroll: false })
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.row === undefined) return
    const row = Number(event.target.dataset.row)
    const next = rowAfterKey(event.key, row, count)
    if (event.key === 'Enter') onOpen?.(row)
    if (next === null) return
    event.preventDefault()
    pendingFocusRow.current = next
    setMoved({ of: queryKey, row: next })
    scrollTo(next)
  }

  return { active, onKeyDown }
}
