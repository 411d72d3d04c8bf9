import { useEffect, useRef, type RefObject } from 'react'

type ScrollToOpenRowOptions<Row> = {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  openRowKey: string | null
  frame: RefObject<HTMLElement | null>
  rowPx: number
}

/** Scrolls the frame, not the page, to the open row, once when it opens by a link or was just created. */
export function useScrollToOpenRow<Row>(options: ScrollToOpenRowOptions<Row>): void {
  const { rows, rowKey, openRowKey, frame, rowPx } = options
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (openRowKey === shown.current) return
    if (openRowKey === null) shown.current = null
    const index = rows.findIndex((row) => rowKey(row) === openRowKey)
    if (index === -1 || frame.current === null) return
    shown.current = openRowKey
    scrollTo(frame.current, index * rowPx, rowPx)
  }, [rows, rowKey, openRowKey, frame, rowPx])
}

function scrollTo(frame: HTMLElement, top: number, height: number): void {
  const seen = frame.clientHeight - (frame.querySelector('thead')?.offsetHeight ?? 0)
  const isSeen = top >= frame.scrollTop && top + height <= frame.scrollTop + seen
  if (!isSeen) frame.scrollTop = top - (seen - height) / 2
}
