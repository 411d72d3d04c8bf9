import { original } from '@reduxjs/toolkit'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { isQueryFailure } from '#shared/platform/queryCache/isQueryFailure.ts'
import {
  toQueryCall,
  queryApi,
  type QueryBuilder,
  type QueryDispatch,
} from '#shared/platform/queryCache/queryApi.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { failureMessage, isAbortError } from './failureMessage.ts'
import type { RecordCalls } from './recordCalls.ts'
import type { SaveResponse } from './responseSchemas.ts'

type CachedList<Row> = {
  /** Name of the list's endpoint and tag: 'clients'. */
  name: string
  idOf: (record: Row) => string
  /** Dispatches `updateQueryData` of the list. */
  updateCache: (dispatch: QueryDispatch, recipe: (list: readonly Row[]) => void) => void
}

/** `updatedRecord`: the record after the call, whatever the response contains. */
type UpdateArgs<Row, Update> = { id: string; body: Update; updatedRecord: Row }
type StatusArgs<Row> = { id: string; isActive: boolean; updatedRecord: Row }

/** A saved record is put into the cached list. The list is refetched only where the response lacks a new record. */
export function recordEndpoints<Row, Create, Update>(
  build: QueryBuilder,
  calls: RecordCalls<Row, Create, Update>,
  list: CachedList<Row>,
) {
  const tags = [{ type: 'list', id: list.name }] as const
  const showDialogs = { quiet: false }
  return {
    list: build.query<readonly Row[], void>({
      query: () => toQueryCall(calls.list, undefined),
      providesTags: tags,
    }),
    create: build.mutation<SaveResponse<Row>, Create>({
      query: (body) => toQueryCall(calls.create, body, showDialogs),
      invalidatesTags: (saved) => (saved?.kind === 'saved' && saved.record === null ? tags : []),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const saved = await waitForSave(queryFulfilled)
        if (saved !== null && saved.record !== null) upsertIntoList(list, saved.record, dispatch)
      },
    }),
    update: build.mutation<SaveResponse<Row>, UpdateArgs<Row, Update>>({
      query: ({ id, body }) => toQueryCall(calls.update, { id, body }, showDialogs),
      onQueryStarted: async ({ updatedRecord }, { dispatch, queryFulfilled }) => {
        if ((await waitForSave(queryFulfilled)) !== null)
          upsertIntoList(list, updatedRecord, dispatch)
      },
    }),
    setStatus: build.mutation<SaveResponse<Row>, StatusArgs<Row>>({
      query: ({ id, isActive }) => toQueryCall(calls.setStatus, { id, isActive }, showDialogs),
      onQueryStarted: async ({ updatedRecord: newRecord }, { dispatch, queryFulfilled }) => {
        if ((await waitForSave(queryFulfilled)) !== null) upsertIntoList(list, newRecord, dispatch)
      },
    }),
  }
}

type Saved<Row> = Extract<SaveResponse<Row>, { kind: 'saved' }>

/** The saved record; null where the call failed, which its caller reports, or the record exists already. */
async function waitForSave<Row>(
  fulfilled: PromiseLike<{ data: SaveResponse<Row> }>,
): Promise<Saved<Row> | null> {
  return fulfilled.then(
    ({ data }) => (data.kind === 'saved' ? data : null),
    () => null,
  )
}

const runningRequests = (name: string, dispatch: QueryDispatch): PromiseLike<unknown>[] =>
  dispatch(queryApi.util.getRunningQueriesThunk()).filter(({ queryCacheKey }) =>
    queryCacheKey.startsWith(`${name}(`),
  )

/** A list request that runs meanwhile may bring the old record: the new one is put in again afterwards. */
function upsertIntoList<Row>(
  { name, idOf, updateCache }: CachedList<Row>,
  record: Row,
  dispatch: QueryDispatch,
): void {
  const put = () =>
    updateCache(dispatch, (list) => {
      // Avoids drafts: of 50,000 records only one is written.
      const cached: unknown = original<object>(list)
      if (!Array.isArray(cached)) return
      const at = cached.findIndex((one: Row) => idOf(one) === idOf(record))
      Object.assign(list, { [at === -1 ? cached.length : at]: record })
    })
  put()
  for (const request of runningRequests(name, dispatch)) void request.then(put)
}

type Mutation<Row, Args> = {
  initiate: (
    args: Args,
    options: { track: false },
  ) => AppThunk<PromiseLike<{ data?: SaveResponse<Row> | undefined; error?: unknown }>>
}

/** The toasts are quoted from shell §8. */
export type RecordStore<Row, Create, Update> = {
  name: string
  create: Mutation<Row, Create>
  update: Mutation<Row, UpdateArgs<Row, Update>>
  setStatus: Mutation<Row, StatusArgs<Row>>
  toasts: { created: string; updated: string; status: string; exists: string }
}

export type SaveOutcome<V> = 'saved' | 'failed' | { saved: Partial<V> }

/** When it resolves, its toast or dialog is shown, and the list contains the record. */
export function createRecord<Row, Create, Update>(
  store: RecordStore<Row, Create, Update>,
  body: Create,
): AppThunk<Promise<'saved' | 'failed'>> {
  return async (dispatch) => {
    const saved = await dispatch(runMutation(store, store.create, body))
    if (saved === null) return 'failed'
    showToast('success', store.toasts.created)
    if (saved.record === null) await waitForListRefetch(store.name, dispatch)
    return 'saved'
  }
}

type RecordEdit<Row, Update, V> = {
  id: string
  current: Row
  /** Null where unchanged. */
  update: { body: Update; updatedRecord: Row; values: Partial<V> } | null
  isActive: boolean | null
}

/** Sends details, status, or both (shell §4). If only the second call fails, saving again sends just that one. */
export function editRecord<Row extends { isActive: boolean }, Create, Update, V>(
  store: RecordStore<Row, Create, Update>,
  { id, current, update, isActive }: RecordEdit<Row, Update, V>,
): AppThunk<Promise<SaveOutcome<V>>> {
  return async (dispatch) => {
    if (update !== null) {
      const { body, updatedRecord } = update
      const saved = await dispatch(runMutation(store, store.update, { id, body, updatedRecord }))
      if (saved === null) return 'failed'
      showToast('success', store.toasts.updated)
    }
    if (isActive === null) return 'saved'
    const updatedRecord = { ...(update?.updatedRecord ?? current), isActive }
    const saved = await dispatch(
      runMutation(store, store.setStatus, { id, isActive, updatedRecord }),
    )
    if (saved === null) return update === null ? 'failed' : { saved: update.values }
    showToast('success', store.toasts.status)
    return 'saved'
  }
}

async function waitForListRefetch(name: string, dispatch: QueryDispatch): Promise<void> {
  for (let running = runningRequests(name, dispatch); running.length > 0;) {
    await Promise.all(running)
    running = runningRequests(name, dispatch)
  }
}

/** Null where the call failed, which is reported. It is not cached: the request may contain a first password. */
function runMutation<Row, Create, Update, Args>(
  { toasts }: RecordStore<Row, Create, Update>,
  mutation: Mutation<Row, Args>,
  args: Args,
): AppThunk<Promise<Saved<Row> | null>> {
  return async (dispatch) => {
    const { data, error } = await dispatch(mutation.initiate(args, { track: false }))
    if (data?.kind === 'saved') return data
    if (data?.kind === 'exists') showToast('error', toasts.exists)
    else if (isQueryFailure(error) && error.outcome === 'showDetail')
      showToast('error', failureMessage(error) ?? '')
    else if (!isQueryFailure(error) && !isAbortError(error))
      throw new Error('a save broke off', { cause: error })
    return null
  }
}
