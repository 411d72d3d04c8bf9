import { createContext, useContext } from 'react'
import type { KeySet } from '#shared/ui/keys/keySet.ts'
import { rowAfterKey } from '#shared/ui/table/useRowKeys.ts'
import type { Chosen } from './manyState.ts'

/** What chooses rows of the page that is shown. */
export type Selecting = {
  /** Of the dashboard. */
  list: string
  subClientId: string
  rows: readonly Chosen[]
  /** `isRange`: with all rows from the one that was touched last. */
  toggle: (id: string, isRange: boolean) => void
  togglePage: (isOn: boolean) => void
}

export const SelectingContext = createContext<Selecting | null>(null)

/** @throws Error outside of `SelectingRows` */
export function useSelecting(): Selecting {
  const selecting = useContext(SelectingContext)
  if (selecting === null) throw new Error('Rows are chosen within SelectingRows.')
  return selecting
}

/** The rows from one to another, whichever comes first; the other alone where the one is not on this page. */
export function rowsBetween(
  rows: readonly Chosen[],
  from: string | null,
  to: string,
): readonly Chosen[] {
  const end = rows.findIndex(({ id }) => id === to)
  const found = rows.findIndex(({ id }) => id === from)
  const start = found === -1 ? end : found
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/** What `rowChosenByKey` answers, as the key sheet tells it. */
export const SELECTING_KEYS: KeySet<never> = {
  title: 'Choosing rows',
  groups: [
    { what: 'Choose the row, or leave it out', rows: [{ press: 'Space', command: null }] },
    { what: 'With all from the one before', rows: [{ press: 'Shift+Space', command: null }] },
    {
      what: 'Choose on the way',
      rows: [
        { press: 'Shift+↓', command: null },
        { press: 'Shift+↑', command: null },
      ],
    },
  ],
}

type Key = { key: string; shiftKey: boolean }

/**
 * What a key does on a focused row: Space chooses it, with Shift all from the one before; Shift with a key that moves takes the
 * rows along. Null for any other key.
 */
export function rowChosenByKey({ key, shiftKey }: Key, row: number, count: number) {
  if (key === ' ') return { row, isRange: shiftKey }
  const next = shiftKey ? rowAfterKey(key, row, count) : null
  return next === null ? null : { row: next, isRange: true }
}
