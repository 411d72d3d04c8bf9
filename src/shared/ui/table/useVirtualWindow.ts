import type * as Virtual from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useReducer, useState, type RefObject } from 'react'
import { loadCode } from '#shared/lib/loadCode.ts'
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
  const isLong = count > PLAIN_ROWS
  const library = useLibrary(isLong)
  const virtualizer = useVirtualizer(library, { count, scroller, rowPx, enabled: isLong })
  const isVirtual = isLong && library !== 'lost'
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

/** TanStack Virtual, once a list is long: most are short, and it is 10 kB gz. Where it does not come, all rows are shown. */
function useLibrary(isNeeded: boolean): Library | 'lost' | null {
  const [library, setLibrary] = useState<Library | 'lost' | null>(null)
  useEffect(() => {
    if (!isNeeded || library !== null) return undefined
    let isHere = true
    loadCode(async () => import('@tanstack/react-virtual')).then(
      (loaded) => isHere && setLibrary(loaded),
      () => isHere && setLibrary('lost'),
    )
    return () => {
      isHere = false
    }
  }, [isNeeded, library])
  return library
}

type ListOptions = {
  count: number
  scroller: RefObject<HTMLElement | null>
  rowPx: number
  enabled: boolean
}

/** What the library's own hook of this name does, over a library that comes late. */
function useVirtualizer(
  library: Library | 'lost' | null,
  { count, scroller, rowPx, enabled }: ListOptions,
): Virtual.Virtualizer<HTMLElement, HTMLElement> | null {
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0)
  const [held, setHeld] = useState<Virtual.Virtualizer<HTMLElement, HTMLElement> | null>(null)
  const loaded = library === 'lost' ? null : library
  const options = loaded && {
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: 6,
    // The sticky head stands before the rows in the same frame.
    scrollPaddingEnd: HEAD_PX,
    enabled,
    // What was scrolled before the library came stays.
    initialOffset: () => scroller.current?.scrollTop ?? 0,
    observeElementRect: loaded.observeElementRect<HTMLElement>,
    observeElementOffset: loaded.observeElementOffset<HTMLElement>,
    scrollToFn: loaded.elementScroll<HTMLElement>,
    onChange: redraw,
  }
  if (loaded && options && held === null) setHeld(new loaded.Virtualizer(options))
  if (options) held?.setOptions(options)
  useLayoutEffect(() => held?._didMount(), [held])
  useLayoutEffect(() => held?._willUpdate())
  return held
}
