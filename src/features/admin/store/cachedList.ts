import type { UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '#shared/store/rootReducer.ts'
import type { AppThunk } from '#shared/store/types.ts'

type Queries = NonNullable<RootState['queries']>

/** A store's list in the cache, whichever of RTK Query's endpoints holds it. */
type CachedListOptions<Row> = {
  idOf: (record: Row) => string
  read: (queries: Queries) => readonly Row[] | undefined
  write: (list: readonly Row[]) => UnknownAction
  fetch: () => AppThunk<Promise<unknown>>
}

export type CachedList<Row> = {
  /** Puts a saved record into the list: in its place, or at its end. Without a list nothing is to be done. */
  put: (record: Row) => AppThunk
  /** Asks for the list anew, where an answer did not bring the record. */
  reload: () => AppThunk<Promise<void>>
}

/** Changes a cached list in place, without asking for it anew. */
export function cachedList<Row>(options: CachedListOptions<Row>): CachedList<Row> {
  const { idOf, read, write, fetch } = options
  return {
    put: (record) => (dispatch, getState) => {
      const { queries } = getState()
      const list = queries === undefined ? undefined : read(queries)
      if (list !== undefined) dispatch(write(withRecord(list, record, idOf)))
    },
    reload: () => async (dispatch) => {
      await dispatch(fetch())
    },
  }
}

function withRecord<Row>(
  list: readonly Row[],
  record: Row,
  idOf: (record: Row) => string,
): readonly Row[] {
  const id = idOf(record)
  const at = list.findIndex((one) => idOf(one) === id)
  return at === -1 ? [...list, record] : list.with(at, record)
}
