import { useState } from 'react'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import type { SheetStore } from '../grid/sheetStore.ts'
import { createLatestOnly } from '../query/createLatestOnly.ts'
import type { QueryableSheet } from '../workbook.ts'
import { cellCount, type CellRect } from './selection.ts'
import type { CellSum } from './sumCells.ts'

/** The sum of the selected cells; null for a single cell, and while the worker computes. */
export function useCellSum(
  sheet: QueryableSheet,
  store: SheetStore,
  rect: CellRect,
): CellSum | null {
  const [latestOnly] = useState(createLatestOnly)
  const { fromRow, toRow, fromColumn, toColumn } = rect
  const isDue = cellCount(rect) > 1
  const { value: sum = null } = useAsync(async () => {
    if (!isDue) return null
    const rows = store.fileRows(fromRow, toRow)
    // A terminated worker is reported where the rows are requested.
    return latestOnly(async () => sheet.sum({ rows, fromColumn, toColumn })).catch(() => null)
  }, [sheet, latestOnly, store, isDue, fromRow, toRow, fromColumn, toColumn])
  return sum
}
