import { useState } from 'react'
import type { OpenRecord } from './useOpenRecord.ts'

/** `idsBefore`: when the form for a new record opened. Null: nothing added, or another record opened since. */
export type AddingState = { isOpen: boolean; idsBefore: ReadonlySet<string> | null }

const NOT_ADDING: AddingState = { isOpen: false, idsBefore: null }

type AddingInput = Pick<OpenRecord, 'id' | 'isNew'> & {
  /** Null until the rows are loaded. */
  ids: () => readonly string[] | null
}

/** The same state where nothing has changed. */
export function nextAddingState(adding: AddingState, { id, isNew, ids }: AddingInput): AddingState {
  if (id !== null) return adding.idsBefore === null && !adding.isOpen ? adding : NOT_ADDING
  if (!isNew) return adding.isOpen ? { ...adding, isOpen: false } : adding
  if (adding.isOpen) return adding
  const known = ids()
  return known === null ? adding : { isOpen: true, idsBefore: new Set(known) }
}

type CreatedRecordOptions<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  isKnown: boolean
  open: OpenRecord
}

/** Id of the record that was just created, until another one is opened: it is shown and highlighted. */
export function useCreatedRecordId<Row>(options: CreatedRecordOptions<Row>): string | null {
  const { rows, idOf, isKnown, open } = options
  const [adding, setAdding] = useState(NOT_ADDING)
  const next = nextAddingState(adding, {
    id: open.id,
    isNew: open.isNew,
    ids: () => (isKnown ? rows.map(idOf) : null),
  })
  if (next !== adding) setAdding(next)
  const { isOpen, idsBefore } = next
  if (isOpen || idsBefore === null) return null
  const created = rows.find((row) => !idsBefore.has(idOf(row)))
  return created === undefined ? null : idOf(created)
}
