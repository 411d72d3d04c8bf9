import { useCallback } from 'react'
import { useAddressQuery } from '#shared/ui/useAddressQuery.ts'

/** The address bar's name for the record that stands open, and its value for one that is being added. */
const OPEN = 'open'
const NEW = 'new'

/** The address of this list with that record open; null closes it. */
export function searchWithOpen(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params)
  if (id === null) next.delete(OPEN)
  else next.set(OPEN, id)
  return next.size === 0 ? '' : `?${next.toString()}`
}

/** The address of the list after a record was made: nothing open, and no search that would hide it. */
export function searchWithoutSearch(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(searchWithOpen(params, null))
  next.delete('q')
  return next
}

/** The record that an address has open: its id, 'new', or null. */
export const openIn = (search: string): string | null =>
  new URLSearchParams(search).get(OPEN) || null

export type OpenRecord = {
  /** Its id; null when none is open or one is being added. */
  id: string | null
  isNew: boolean
  show: (id: string) => void
  add: () => void
  close: () => void
  /** After a record was made: the search that would hide it goes too. */
  closeCreated: () => void
}

/** Which record stands open beside the list: Back, reload and a sent link keep it. */
export function useOpenRecord(): OpenRecord {
  const { params, change } = useAddressQuery()
  const held = params.get(OPEN) || null
  const set = useCallback(
    (id: string | null) => change((now) => new URLSearchParams(searchWithOpen(now, id))),
    [change],
  )
  const show = useCallback((id: string) => set(id), [set])
  const add = useCallback(() => set(NEW), [set])
  const close = useCallback(() => set(null), [set])
  const closeCreated = useCallback(() => change(searchWithoutSearch), [change])
  return { id: held === NEW ? null : held, isNew: held === NEW, show, add, close, closeCreated }
}
