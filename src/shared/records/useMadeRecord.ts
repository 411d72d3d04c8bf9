import { useState } from 'react'
import type { OpenRecord } from './useOpenRecord.ts'

/** What the list held when the form for a new record opened; null: nothing was added, or another record was looked at since. */
export type Adding = { isOpen: boolean; before: ReadonlySet<string> | null }

const NOT_ADDING: Adding = { isOpen: false, before: null }

type Now = Pick<OpenRecord, 'id' | 'isNew'> & {
  /** Of the rows; null until the list is known. */
  ids: () => readonly string[] | null
}

/** The same state where nothing has happened. */
export function stepAdding(adding: Adding, { id, isNew, ids }: Now): Adding {
  if (id !== null) return adding.before === null && !adding.isOpen ? adding : NOT_ADDING
  if (!isNew) return adding.isOpen ? { ...adding, isOpen: false } : adding
  if (adding.isOpen) return adding
  const known = ids()
  return known === null ? adding : { isOpen: true, before: new Set(known) }
}

type MadeRecordOptions<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  isKnown: boolean
  open: OpenRecord
}

/** The record that came into the list while one was being added, until another one is opened: it is shown and marked. */
export function useMadeRecord<Row>(options: MadeRecordOptions<Row>): string | null {
  const { rows, idOf, isKnown, open } = options
  const [adding, setAdding] = useState(NOT_ADDING)
  const next = stepAdding(adding, {
    id: open.id,
    isNew: open.isNew,
    ids: () => (isKnown ? rows.map(idOf) : null),
  })
  if (next !== adding) setAdding(next)
  const { isOpen, before } = next
  if (isOpen || before === null) return null
  const made = rows.find((row) => !before.has(idOf(row)))
  return made === undefined ? null : idOf(made)
}
