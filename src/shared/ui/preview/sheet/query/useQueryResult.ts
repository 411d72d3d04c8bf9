import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { createSheetStore, FIRST_BLOCK, type SheetStore } from '../grid/sheetStore.ts'
import type { ShownSheet } from '../useSheet.ts'
import { createLatestOnly } from './createLatestOnly.ts'
import { isQueryActive, EMPTY_SHEET_QUERY, type SheetQuery } from './sheetQuery.ts'

type LoadedResult = { unfiltered: SheetStore; query: SheetQuery; store: SheetStore }

/** The previous rows while the worker computes. `onOther`: other rows, not more of the same sheet. */
export function useQueryResult(sheet: ShownSheet, query: SheetQuery, onOther: () => void) {
  const runQuery = useMemo(() => createQueryRunner(sheet), [sheet])
  const [answer, setAnswer] = useState<LoadedResult | null>(null)
  const [failedFor, setFailedFor] = useState<SheetQuery | null>(null)
  const { store: unfiltered } = sheet
  const current =
    answer?.unfiltered === unfiltered ? answer : { query: EMPTY_SHEET_QUERY, store: unfiltered }
  const showResult = useEffectEvent((store: SheetStore) => {
    if (current.query !== query) onOther()
    setAnswer({ unfiltered, query, store })
  })
  useEffect(() => {
    const left = new AbortController()
    runQuery(query).then(
      (store) => {
        if (!left.signal.aborted && store !== null) showResult(store)
      },
      () => {
        if (!left.signal.aborted) setFailedFor(query)
      },
    )
    return () => left.abort()
  }, [runQuery, query])

  return {
    store: current.store,
    isPending: current.query !== query && isQueryActive(query),
    hasFailed: failedFor === query,
  }
}

function createQueryRunner({ store, queryable, header }: ShownSheet) {
  const latestOnly = createLatestOnly()
  return async (query: SheetQuery): Promise<SheetStore | null> => {
    if (queryable === null || !isQueryActive(query)) return store
    const answered = await latestOnly(async () =>
      queryable.query(query, header?.row ?? -1, FIRST_BLOCK),
    )
    if (answered === null) return null
    const { rows, firstCells } = answered
    return createSheetStore(
      { ...store.table, rows: rows.length },
      firstCells,
      ({ fromRow, toRow, fromColumn, toColumn }) =>
        queryable.cellsAt(rows.slice(fromRow, toRow), fromColumn, toColumn),
      rows,
    )
  }
}
