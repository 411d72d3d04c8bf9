import type * as Virtual from '@tanstack/react-virtual'
import { useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import type { RowWindow } from './rowWindow.ts'

/** Up to this count plain rows are as fast, and the browser's own find sees all of them. */
const PLAIN_ROWS = 100
/** Rows before the first measurement, so that no empty frame is painted. */
const FIRST_ROWS = 30

/** At least the height of a table's header. */
const HEAD_PX = 40

/** All rows of a short list, the visible ones of a long one. */
export function useVirtualWindow(
  count: number,
  scroller: RefObject<HTMLElement | null>,
  rowPx: number,
): RowWindow {
  const isLong = count > PLAIN_ROWS
  const library = useLibrary(isLong)
  const virtualizer = useVirtualizer(library, { count, scroller, rowPx, enabled: isLong })
  const isVirtual = isLong && library !== 'failed'
  const items = virtualizer?.getVirtualItems() ?? []
  const measured = isVirtual && items.length > 0
  const shown = measured ? items.length : isVirtual ? Math.min(count, FIRST_ROWS) : count
  return {
    isVirtual,
    indexes: measured
      ? items.map((item) => item.index)
      : Array.from({ length: shown }, (_, i) => i),
    before: measured ? (items[0]?.start ?? 0) : 0,
    after:
      measured && virtualizer !== null
        ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
        : (count - shown) * rowPx,
    scrollTo: (index) => {
      if (!isVirtual) return
      if (virtualizer === null) scroller.current?.scrollTo({ top: index * rowPx })
      else virtualizer.scrollToIndex(index, { align: 'auto' })
    },
    measure: (row) => virtualizer?.measureElement(row),
  }
}

type Library = typeof Virtual

/** TanStack Virtual (10 kB gz), for long lists only. If it fails to load, all rows are rendered. */
function useLibrary(isNeeded: boolean): Library | 'failed' | null {
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  const { value = null } = useAsync(
    async () =>
      wasNeeded
        ? loadChunk(async () => import('@tanstack/react-virtual')).catch(() => 'failed' as const)
        : null,
    [wasNeeded],
  )
  return value
}

type ListOptions = {
  count: number
  scroller: RefObject<HTMLElement | null>
  rowPx: number
  enabled: boolean
}

/** The library's own hook, with a library that loads later. */
function useVirtualizer(
  library: Library | 'failed' | null,
  { count, scroller, rowPx, enabled }: ListOptions,
): Virtual.Virtualizer<HTMLElement, HTMLElement> | null {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [instance, setInstance] = useState<Virtual.Virtualizer<HTMLElement, HTMLElement> | null>(
    null,
  )
  const loaded = library === 'failed' ? null : library
  const options = loaded && {
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 6,
    // The sticky header takes space at the top of the frame.
    scrollPaddingEnd: HEAD_PX,
    enabled,
    // Keeps the scroll position from before the library loaded.
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    observeElementRect: loaded.observeElementRect<HTMLElement>,
    observeElementOffset: loaded.observeElementOffset<HTMLElement>,
    scrollToFn: loaded.elementScroll<HTMLElement>,
    onChange: redraw,
  }
  if (loaded && options && instance === null) setInstance(new loaded.Virtualizer(options))
  if (options) instance?.setOptions(options)
  useLayoutEffect(() => instance?._didMount(), [instance])
  useLayoutEffect(() => instance?._willUpdate())
  const measuredRowPx = useRef(rowPx)
  useLayoutEffect(() => {
    if (measuredRowPx.current === rowPx) return
    measuredRowPx.current = rowPx
    instance?.measure() // forgets the heights of the other density
  }, [instance, rowPx])
  return instance
}
