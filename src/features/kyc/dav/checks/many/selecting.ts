import { createContext, useContext } from 'react'
import { rowAfterKey } from '#shared/ui/table/useRowKeys.ts'
import type { AddressCase } from '../../case.ts'

/** What chooses rows of the page that is shown. */
export type Selecting = {
  subClientId: string
  rows: readonly AddressCase[]
  /** `isRange`: with all rows from the one that was touched last. */
  toggle: (one: AddressCase, isRange: boolean) => void
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
  rows: readonly AddressCase[],
  from: string | null,
  to: AddressCase,
): readonly AddressCase[] {
  const start = rows.findIndex(({ caseId }) => caseId === from)
  const end = rows.indexOf(to)
  if (start === -1) return [to]
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1)
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
