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
  /** The request that is under way, if one is. */
  running: () => AppThunk<Promise<unknown> | undefined>
}

export type CachedList<Row> = {
  /** Puts a saved record into the list: in its place, or at its end. Without a list nothing is to be done. */
  put: (record: Row) => AppThunk
  /** Asks for the list anew, where an answer did not bring the record. */
  reload: () => AppThunk<Promise<void>>
}

/**
 * Changes a cached list in place, without asking for it anew. A request for the list that was under way meanwhile may bring
 * what stood before: the record is put in once more when it has ended.
 */
export function cachedList<Row>(options: CachedListOptions<Row>): CachedList<Row> {
  const { idOf, read, write, fetch, running } = options
  const put =
    (record: Row): AppThunk =>
    (dispatch, getState) => {
      const { queries } = getState()
      const list = queries === undefined ? undefined : read(queries)
      if (list !== undefined) dispatch(write(withRecord(list, record, idOf)))
    }
  return {
    put: (record) => (dispatch) => {
      const request = dispatch(running())
      dispatch(put(record))
      void request?.then(() => dispatch(put(record)))
    },
    reload: () => async (dispatch) => {
      await dispatch(running())
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
