import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { useIsNarrow } from '#shared/ui/hooks/useMediaQuery.ts'
import { useStore } from '#shared/ui/hooks/useStore.ts'
import type { SheetHeader } from '../headerRow.ts'
import { type CellPosition, HEADER_ROW } from '../selection/selection.ts'
import { HEADER_EXTRA_PX } from './ColumnHeader.tsx'
import type { SheetStore } from './sheetStore.ts'

/** theme --lk-control-h-sm */
export const ROW_PX = 30
export const NUMBERS_PX = 56
/** Padding and border of a cell, and a pixel for rounding. */
const CELL_EXTRA_PX = 26
const COLUMN_MIN_PX = 64
const COLUMN_MAX_PX = 340
/** Leaves room for a second column on a phone; fits an amount in crores. */
const NARROW_COLUMN_MAX_PX = 190

type GridWindowOptions = {
  gridRef: RefObject<HTMLElement | null>
  store: SheetStore
  header: SheetHeader | null
  digitPx: number
  /** Scrolled to when it changes. */
  target: CellPosition | null
}

/** The rows and columns in view, whose cells it requests. */
export function useGridWindow({ gridRef, store, header, digitPx, target }: GridWindowOptions) {
  const { rows, columns, textLengths } = store.table
  const isNarrow = useIsNarrow()
  const columnWidth = (index: number) => {
    const cells = Math.ceil((textLengths[index] ?? 0) * digitPx) + CELL_EXTRA_PX
    const name = Math.ceil((header?.names[index] ?? '').length * digitPx) + HEADER_EXTRA_PX
    const maxWidth = isNarrow ? NARROW_COLUMN_MAX_PX : COLUMN_MAX_PX
    return Math.min(maxWidth, Math.max(COLUMN_MIN_PX, cells, name))
  }
  const rowVirtual = useVirtualizer({
    count: rows,
    getScrollElement: () => gridRef.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    scrollMargin: ROW_PX,
    scrollPaddingStart: ROW_PX,
  })
  const columnVirtual = useVirtualizer({
    horizontal: true,
    count: columns,
    getScrollElement: () => gridRef.current,
    estimateSize: columnWidth,
    overscan: 2,
    scrollMargin: NUMBERS_PX,
    scrollPaddingStart: NUMBERS_PX,
  })
  useLayoutEffect(() => columnVirtual.measure(), [columnVirtual, digitPx, isNarrow, textLengths])
  useStore(store.version)
  const scrollToTarget = useEffectEvent(({ row, column }: CellPosition) => {
    rowVirtual.scrollToIndex(row, { align: 'center' })
    columnVirtual.scrollToIndex(column)
  })
  useEffect(() => {
    if (target !== null) scrollToTarget(target)
  }, [target])

  const rowItems = rowVirtual.getVirtualItems()
  const columnItems = columnVirtual.getVirtualItems()
  const [fromRow, toRow] = rangeOf(rowItems)
  const [fromColumn, toColumn] = rangeOf(columnItems)
  useEffect(() => {
    store.ensureLoaded({ fromRow, toRow, fromColumn, toColumn })
  }, [store, fromRow, toRow, fromColumn, toColumn])

  return {
    rowItems,
    columnItems,
    /** The file rows of `rowItems`. */
    fileRows: store.fileRows(fromRow, toRow),
    width: NUMBERS_PX + columnVirtual.getTotalSize(),
    height: rowVirtual.getTotalSize(),
    isInView: ({ row, column }: CellPosition) =>
      columnItems.some(({ index }) => index === column) &&
      (row === HEADER_ROW || rowItems.some(({ index }) => index === row)),
    scrollTo: ({ row, column }: CellPosition) => {
      if (row !== HEADER_ROW) rowVirtual.scrollToIndex(row)
      columnVirtual.scrollToIndex(column)
    },
  }
}

/** The end is exclusive. */
const rangeOf = (items: readonly { index: number }[]) =>
  [items[0]?.index ?? 0, (items.at(-1)?.index ?? 0) + 1] as const
