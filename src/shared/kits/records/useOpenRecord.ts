import { useCallback } from 'react'
import { useSearchQuery } from '#shared/ui/hooks/useSearchQuery.ts'

/** NEW_VALUE: a record is being added. */
const OPEN_PARAM = 'open'
const NEW_VALUE = 'new'

/** The list's URL with a record open; null closes it. */
export function searchWithOpenRecord(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params)
  if (id === null) next.delete(OPEN_PARAM)
  else next.set(OPEN_PARAM, id)
  const query = next.toString()
  return query === '' ? '' : `?${query}`
}

/** The list's URL after creating a record: nothing open, and no search that would hide it. */
export function searchWithoutQuery(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(searchWithOpenRecord(params, null))
  next.delete('q')
  return next
}

/** The record's id, 'new', or null. */
export const openRecordIn = (search: string): string | null =>
  new URLSearchParams(search).get(OPEN_PARAM) || null

export type OpenRecord = {
  /** Null when no record is open or one is being added. */
  id: string | null
  isNew: boolean
  show: (id: string) => void
  add: () => void
  close: () => void
  /** Also clears the search, which would hide the new record. */
  closeAfterCreate: () => void
}

/** Stored in the URL. */
export function useOpenRecord(): OpenRecord {
  const { params, update } = useSearchQuery()
  const openId = params.get(OPEN_PARAM) || null
  const set = useCallback(
    (id: string | null) => update((now) => new URLSearchParams(searchWithOpenRecord(now, id))),
    [update],
  )
  const show = useCallback((id: string) => set(id), [set])
  const add = useCallback(() => set(NEW_VALUE), [set])
  const close = useCallback(() => set(null), [set])
  const closeAfterCreate = useCallback(() => update(searchWithoutQuery), [update])
  return {
    id: openId === NEW_VALUE ? null : openId,
    isNew: openId === NEW_VALUE,
    show,
    add,
    close,
    closeAfterCreate,
  }
}
