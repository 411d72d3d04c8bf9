import { useEffect, useState } from 'react'
import type { SheetStore } from '../grid/sheetStore.ts'
import { createLatestOnly } from '../query/createLatestOnly.ts'
import type { QueryableSheet } from '../workbook.ts'
import { cellCount, type CellRect } from './selection.ts'
import type { CellSum } from './sumCells.ts'

type Summed = { store: SheetStore; key: string; sum: CellSum }

const keyOf = ({ fromRow, toRow, fromColumn, toColumn }: CellRect) =>
  `${fromRow} ${toRow} ${fromColumn} ${toColumn}`

/** The sum of the selected cells; null for a single cell, and while the worker computes. */
export function useCellSum(
  sheet: QueryableSheet,
  store: SheetStore,
  rect: CellRect,
): CellSum | null {
  const [latestOnly] = useState(createLatestOnly)
  const [summed, setSummed] = useState<Summed | null>(null)
  const { fromRow, toRow, fromColumn, toColumn } = rect
  const isDue = cellCount(rect) > 1
  useEffect(() => {
    if (!isDue) return undefined
    let isCurrent = true
    const of = { fromRow, toRow, fromColumn, toColumn }
    latestOnly(async () =>
      sheet.sum({ rows: store.fileRows(fromRow, toRow), fromColumn, toColumn }),
    ).then(
      (sum) => {
        if (isCurrent && sum !== null) setSummed({ store, key: keyOf(of), sum })
      },
      // A terminated worker is reported where the rows are requested.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [sheet, latestOnly, store, isDue, fromRow, toRow, fromColumn, toColumn])
  return isDue && summed?.store === store && summed.key === keyOf(rect) ? summed.sum : null
}
