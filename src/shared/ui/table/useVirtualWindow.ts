import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import type { RowWindow } from './rowWindow.ts'

/** Up to here plain rows are as quick, and the browser's own find sees them all. */
const PLAIN_ROWS = 100
/** What stands before the first measure, so that no empty frame is painted. */
const FIRST_ROWS = 30

/** At least as high as the head of a table. */
const HEAD_PX = 40

/** Which rows of a scrolling list are nodes: all of a short one, those in view of a long one. */
export function useVirtualWindow(
  count: number,
  scroller: RefObject<HTMLElement | null>,
  rowPx: number,
): RowWindow {
  const isVirtual = count > PLAIN_ROWS
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 6,
    // The sticky head stands before the rows in the same frame.
    scrollPaddingEnd: HEAD_PX,
    enabled: isVirtual,
    useFlushSync: false,
  })
  const items = virtualizer.getVirtualItems()
  const measured = isVirtual && items.length > 0
  const shown = measured ? items.length : Math.min(count, isVirtual ? FIRST_ROWS : PLAIN_ROWS)
  return {
    isVirtual,
    indexes: measured
      ? items.map((item) => item.index)
      : Array.from({ length: shown }, (_, i) => i),
    before: measured ? (items[0]?.start ?? 0) : 0,
    after: measured
      ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
      : (count - shown) * rowPx,
    scrollTo: (index) => {
      if (isVirtual) virtualizer.scrollToIndex(index, { align: 'auto' })
    },
    measure: virtualizer.measureElement,
  }
}
