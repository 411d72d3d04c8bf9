import { useEffect, useRef, type RefObject } from 'react'

type OpenInViewOptions<Row> = {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  openKey: string | null
  frame: RefObject<HTMLElement | null>
  rowPx: number
}

/** Scrolls the frame, not the page, to the row whose record stands open: once when it opens, by a link or just made. */
export function useOpenInView<Row>(options: OpenInViewOptions<Row>): void {
  const { rows, rowKey, openKey, frame, rowPx } = options
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (openKey === shown.current) return
    if (openKey === null) shown.current = null
    const index = rows.findIndex((row) => rowKey(row) === openKey)
    if (index === -1 || frame.current === null) return
    shown.current = openKey
    scrollTo(frame.current, index * rowPx, rowPx)
  }, [rows, rowKey, openKey, frame, rowPx])
}

function scrollTo(frame: HTMLElement, top: number, height: number): void {
  const seen = frame.clientHeight - (frame.querySelector('thead')?.offsetHeight ?? 0)
  const isSeen = top >= frame.scrollTop && top + height <= frame.scrollTop + seen
  if (!isSeen) frame.scrollTop = top - (seen - height) / 2
}
