import { createContext, useContext } from 'react'
import type { ShortcutSet } from '#shared/ui/shortcuts/shortcutSet.ts'
import { rowAfterKey } from '#shared/ui/table/grid/useRowNavigation.ts'
import type { SelectedRow } from './bulkState.ts'

export type RowSelection = {
  list: string
  subClientId: string
  rows: readonly SelectedRow[]
  /** `isRange`: with all rows from the last toggled one. */
  toggle: (id: string, isRange: boolean) => void
  togglePage: (isOn: boolean) => void
}

export const RowSelectionContext = createContext<RowSelection | null>(null)

/** @throws Error outside of `RowSelectionProvider` */
export function useRowSelection(): RowSelection {
  const selecting = useContext(RowSelectionContext)
  if (selecting === null) throw new Error('Rows are chosen within SelectingRows.')
  return selecting
}

/** The rows between two rows in any order; only the second where the first is not on this page. */
export function rowsBetween(
  rows: readonly SelectedRow[],
  from: string | null,
  to: string,
): readonly SelectedRow[] {
  const end = rows.findIndex(({ id }) => id === to)
  const found = rows.findIndex(({ id }) => id === from)
  const start = found === -1 ? end : found
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** Shortcuts of `rowSelectedByKey`, for the shortcuts dialog. */
export const ROW_SELECTION_SHORTCUTS: ShortcutSet<never> = {
  title: 'Selecting rows',
  groups: [
    { label: 'Select or deselect the row', shortcuts: [{ combo: 'Space', command: null }] },
    {
      label: 'Select all rows from the previous one',
      shortcuts: [{ combo: 'Shift+Space', command: null }],
    },
    {
      label: 'Extend the selection',
      shortcuts: [
        { combo: 'Shift+↓', command: null },
        { combo: 'Shift+↑', command: null },
      ],
    },
  ],
}

type Key = { key: string; shiftKey: boolean }

/** Space toggles the row, Shift+Space a range; Shift with a movement key extends it. Null: other keys. */
export function rowSelectedByKey({ key, shiftKey }: Key, row: number, count: number) {
  if (key === ' ') return { row, isRange: shiftKey }
  const next = shiftKey ? rowAfterKey(key, row, count) : null
  return next === null ? null : { row: next, isRange: true }
}
