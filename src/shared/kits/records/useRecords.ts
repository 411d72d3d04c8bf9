import { useMemo } from 'react'
import { useLoadedList, type ListLoad, type ListQueryResult } from './list/useLoadedList.ts'
import { useCreatedRecordId } from './useCreatedRecordId.ts'
import { useOpenRecord, type OpenRecord } from './useOpenRecord.ts'
import { usePrefetchPanel } from './usePrefetchPanel.ts'

type RecordsOptions<Row> = {
  query: ListQueryResult<Row>
  /** Of the rows, those that the page shows. Default: all. */
  select?: (rows: readonly Row[]) => readonly Row[]
  idOf: (row: Row) => string
  Panel: { preload: () => Promise<unknown> }
}

export type Records<Row> = {
  rows: readonly Row[]
  load: ListLoad
  /** The record that is open beside the list. */
  open: OpenRecord
  /** Id of the record that was just created. */
  newKey: string | null
}

/** The rows of a `RecordsPage` and what is open beside them; reports a failure of the list. */
export function useRecords<Row>({ query, select, idOf, Panel }: RecordsOptions<Row>): Records<Row> {
  const { rows: loadedRows, load } = useLoadedList(query)
  const rows = useMemo(() => select?.(loadedRows) ?? loadedRows, [select, loadedRows])
  const open = useOpenRecord()
  const newKey = useCreatedRecordId({ rows, idOf, isKnown: load.kind === 'ready', open })
  usePrefetchPanel(Panel)
  return { rows, load, open, newKey }
}
