import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { createLatestOnly } from './createLatestOnly.ts'
import { isQueryActive, EMPTY_SHEET_QUERY, type SheetQuery } from './sheetQuery.ts'
import { createSheetStore, FIRST_BLOCK, type SheetStore } from './sheetStore.ts'
import type { ShownSheet } from './useSheet.ts'

type LoadedResult = { unfiltered: SheetStore; query: SheetQuery; store: SheetStore }

/**
 * The rows that match the query; the previous rows while the worker computes. Only the latest query counts.
 * @param onOther called when the rows change, but not when more of the same sheet has loaded
 */
export function useQueryResult(sheet: ShownSheet, query: SheetQuery, onOther: () => void) {
  const ask = useMemo(() => createQueryRunner(sheet), [sheet])
  const [answer, setAnswer] = useState<LoadedResult | null>(null)
  const [failedFor, setFailedFor] = useState<SheetQuery | null>(null)
  const { store: unfiltered } = sheet
  const given =
    answer?.unfiltered === unfiltered ? answer : { query: EMPTY_SHEET_QUERY, store: unfiltered }
  const take = useEffectEvent((store: SheetStore) => {
    if (given.query !== query) onOther()
    setAnswer({ unfiltered, query, store })
  })
  useEffect(() => {
    let isCurrent = true
    ask(query).then(
      (store) => {
        if (isCurrent && store !== null) take(store)
      },
      () => {
        if (isCurrent) setFailedFor(query)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [ask, query])

  return {
    store: given.store,
    isPending: given.query !== query && isQueryActive(query),
    hasFailed: failedFor === query,
  }
}

function createQueryRunner({ store, queryable, header }: ShownSheet) {
  const latestOnly = createLatestOnly()
  return async (question: SheetQuery): Promise<SheetStore | null> => {
    if (queryable === null || !isQueryActive(question)) return store
    const answered = await latestOnly(async () =>
      queryable.query(question, header?.row ?? -1, FIRST_BLOCK),
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
