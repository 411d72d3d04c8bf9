import { useEffect, useState } from 'react'
import type { AskedSheet } from '../workbook.ts'
import { createLatestOnly } from './latestOnly.ts'
import { cellCount, type CellRect } from './selection.ts'
import type { SheetStore } from './sheetStore.ts'
import type { CellSum } from './sumCells.ts'

type Summed = { store: SheetStore; key: string; sum: CellSum }

const keyOf = ({ fromRow, toRow, fromColumn, toColumn }: CellRect) =>
  `${fromRow} ${toRow} ${fromColumn} ${toColumn}`

/** What the selected cells come to; null for a single one, and while the worker adds up. */
export function useCellSum(
  asked: AskedSheet | null,
  store: SheetStore,
  rect: CellRect,
): CellSum | null {
  const [latestOnly] = useState(createLatestOnly)
  const [summed, setSummed] = useState<Summed | null>(null)
  const { fromRow, toRow, fromColumn, toColumn } = rect
  const isDue = cellCount(rect) > 1
  useEffect(() => {
    if (asked === null || !isDue) return undefined
    let isCurrent = true
    const of = { fromRow, toRow, fromColumn, toColumn }
    latestOnly(async () =>
      asked.sum({ rows: store.fileRows(fromRow, toRow), fromColumn, toColumn }),
    ).then(
      (sum) => {
        if (isCurrent && sum !== null) setSummed({ store, key: keyOf(of), sum })
      },
      // A worker that is gone says so where the rows are asked for.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [asked, latestOnly, store, isDue, fromRow, toRow, fromColumn, toColumn])
  return isDue && summed?.store === store && summed.key === keyOf(rect) ? summed.sum : null
}
