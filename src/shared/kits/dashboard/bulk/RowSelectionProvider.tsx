import { useCallback, useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useAppDispatch, useAppStore } from '#shared/platform/store/hooks.ts'
import { useDocumentedShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'
import { bulkTransitioned, selectBulk } from './bulkSlice.ts'
import type { SelectedRow, BulkEvent } from './bulkState.ts'
import {
  rowSelectedByKey,
  rowsBetween,
  ROW_SELECTION_SHORTCUTS,
  RowSelectionContext,
} from './rowSelection.ts'
import './bulk.css'

type RowSelectionProviderProps = {
  /** Name of the dashboard: 'dav'. */
  list: string
  subClientId: string
  rows: readonly SelectedRow[]
  children: ReactNode
}

/** Provides row selection by checkbox, Space and Shift. Selected rows stay selected on other pages. */
export function RowSelectionProvider({
  list,
  subClientId,
  rows,
  children,
}: RowSelectionProviderProps) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const dispatchBulk = useCallback(
    (event: BulkEvent) => void dispatch(bulkTransitioned({ list, event })),
    [dispatch, list],
  )
  /** Start of a range selected with Shift. */
  const lastToggled = useRef<string | null>(null)
  useEffect(() => dispatchBulk({ kind: 'rowsLoaded', rows }), [dispatchBulk, rows])

  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      const { selected } = selectBulk(store.getState(), list)
      if (isRange || !selected.some((one) => one.id === id)) {
        dispatchBulk({
          kind: 'selected',
          rows: rowsBetween(rows, isRange ? lastToggled.current : null, id),
        })
      } else dispatchBulk({ kind: 'deselected', ids: [id] })
      lastToggled.current = id
    },
    [store, list, dispatchBulk, rows],
  )
  const togglePage = useCallback(
    (isOn: boolean) =>
      dispatchBulk(
        isOn ? { kind: 'selected', rows } : { kind: 'deselected', ids: rows.map(({ id }) => id) },
      ),
    [dispatchBulk, rows],
  )
  const selection = useMemo(
    () => ({ list, subClientId, rows, toggle, togglePage }),
    [list, subClientId, rows, toggle, togglePage],
  )

  useDocumentedShortcuts(ROW_SELECTION_SHORTCUTS)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.dataset.row === undefined) return
    const at = Number(event.target.dataset.row)
    const byKey = rowSelectedByKey(event, at, rows.length)
    const [from, to] = [rows[at], rows[byKey?.row ?? -1]]
    if (byKey === null || from === undefined || to === undefined) return
    event.preventDefault()
    if (event.key !== ' ') lastToggled.current ??= from.id
    toggle(to.id, byKey.isRange)
  }
  return (
    <RowSelectionContext value={selection}>
      <div className="bulk-rows" onKeyDown={onKeyDown}>
        {children}
      </div>
    </RowSelectionContext>
  )
}
