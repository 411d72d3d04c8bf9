import { original } from '@reduxjs/toolkit'
import { described, queryApi, type QueryBuilder, type QueryDispatch } from '#shared/api/queryApi.ts'
import { showToast } from '#shared/errors/toast.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { SavedAnswer } from './answers.ts'
import { isFailure } from '#shared/api/isFailure.ts'
import { failureLine, isAborted } from './failureLine.ts'
import type { RecordCalls } from './recordCalls.ts'

/** The list of a store as its mutations change it. */
type CachedList<Row> = {
  /** Its name as an endpoint, and the id of its tag: 'clients'. */
  name: string
  idOf: (record: Row) => string
  /** Dispatches `updateQueryData` of the list. */
  change: (dispatch: QueryDispatch, recipe: (list: readonly Row[]) => void) => void
}

/** `becomes`: the record as it is once the call was carried out, whatever the answer brings. */
type UpdateArgs<Row, Update> = { id: string; body: Update; becomes: Row }
type StatusArgs<Row> = { id: string; isActive: boolean; becomes: Row }

/**
 * A store's list and its three mutations, for `injectEndpoints`. A saved record is put into the cached list in place; the list
 * is asked anew, by its tag, only where a new record did not come back with the answer.
 */
export function recordEndpoints<Row, Create, Update>(
  build: QueryBuilder,
  calls: RecordCalls<Row, Create, Update>,
  list: CachedList<Row>,
) {
  const tags = [{ type: 'list', id: list.name }] as const
  const isLoud = { quiet: false }
  return {
    list: build.query<readonly Row[], void>({
      query: () => described(calls.list, undefined),
      providesTags: tags,
    }),
    create: build.mutation<SavedAnswer<Row>, Create>({
      query: (body) => described(calls.create, body, isLoud),
      invalidatesTags: (saved) => (saved?.kind === 'saved' && saved.record === null ? tags : []),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const saved = await savedOf(queryFulfilled)
        if (saved !== null && saved.record !== null) putIntoList(list, saved.record, dispatch)
      },
    }),
    update: build.mutation<SavedAnswer<Row>, UpdateArgs<Row, Update>>({
      query: ({ id, body }) => described(calls.update, { id, body }, isLoud),
      onQueryStarted: async ({ becomes }, { dispatch, queryFulfilled }) => {
        if ((await savedOf(queryFulfilled)) !== null) putIntoList(list, becomes, dispatch)
      },
    }),
    setStatus: build.mutation<SavedAnswer<Row>, StatusArgs<Row>>({
      query: ({ id, isActive }) => described(calls.setStatus, { id, isActive }, isLoud),
      onQueryStarted: async ({ becomes }, { dispatch, queryFulfilled }) => {
        if ((await savedOf(queryFulfilled)) !== null) putIntoList(list, becomes, dispatch)
      },
    }),
  }
}

type Saved<Row> = Extract<SavedAnswer<Row>, { kind: 'saved' }>

/** What a mutation saved; null where it failed, which whoever sent it says, or the record exists already. */
async function savedOf<Row>(
  fulfilled: PromiseLike<{ data: SavedAnswer<Row> }>,
): Promise<Saved<Row> | null> {
  return fulfilled.then(
    ({ data }) => (data.kind === 'saved' ? data : null),
    () => null,
  )
}

/** The requests for a list that are under way. */
const requestsFor = (name: string, dispatch: QueryDispatch): PromiseLike<unknown>[] =>
  dispatch(queryApi.util.getRunningQueriesThunk()).filter(({ queryCacheKey }) =>
    queryCacheKey.startsWith(`${name}(`),
  )

/**
 * Puts a saved record into the list: in its place, or at its end. A request for the list that was under way meanwhile may
 * bring what was there before: the record is put in once more when it has ended.
 */
function putIntoList<Row>(
  { name, idOf, change }: CachedList<Row>,
  record: Row,
  dispatch: QueryDispatch,
): void {
  const put = () =>
    change(dispatch, (list) => {
      // Read past the draft: of 50,000 records one is written, and none is wrapped to be looked at.
      const held: unknown = original<object>(list)
      if (!Array.isArray(held)) return
      const at = held.findIndex((one: Row) => idOf(one) === idOf(record))
      Object.assign(list, { [at === -1 ? held.length : at]: record })
    })
  put()
  for (const request of requestsFor(name, dispatch)) void request.then(put)
}

type Mutation<Row, Args> = {
  initiate: (
    args: Args,
    options: { track: false },
  ) => AppThunk<PromiseLike<{ data?: SavedAnswer<Row> | undefined; error?: unknown }>>
}

/** What a save of a store's record takes: its mutations, and its toasts (shell §8, word for word). */
export type RecordStore<Row, Create, Update> = {
  /** Of its list. */
  name: string
  create: Mutation<Row, Create>
  update: Mutation<Row, UpdateArgs<Row, Update>>
  setStatus: Mutation<Row, StatusArgs<Row>>
  toasts: { created: string; updated: string; status: string; exists: string }
}

/** What became of a save: 'failed' keeps everything; `saved` names what did go through when the rest did not. */
export type SaveOutcome<V> = 'saved' | 'failed' | { saved: Partial<V> }

/** Creates a record. When this resolves, its toast or dialog is shown, and the list holds the new record. */
export function createRecord<Row, Create, Update>(
  store: RecordStore<Row, Create, Update>,
  body: Create,
): AppThunk<Promise<'saved' | 'failed'>> {
  return async (dispatch) => {
    const saved = await dispatch(carriedOut(store, store.create, body))
    if (saved === null) return 'failed'
    showToast('success', store.toasts.created)
    if (saved.record === null) await listAskedAnew(store.name, dispatch)
    return 'saved'
  }
}

type Edit<Row, Update, V> = {
  id: string
  held: Row
  /** The details and the record that they make; null where none has changed. */
  update: { body: Update; becomes: Row; values: Partial<V> } | null
  /** The new status; null where it stays. */
  isActive: boolean | null
}

/**
 * Sends what was changed: the details, the status, or both, and nothing where nothing was (shell §4). When only the second
 * call fails, the first one stands and is in the list, so that saving again sends what is left.
 */
export function editRecord<Row extends { isActive: boolean }, Create, Update, V>(
  store: RecordStore<Row, Create, Update>,
  { id, held, update, isActive }: Edit<Row, Update, V>,
): AppThunk<Promise<SaveOutcome<V>>> {
  return async (dispatch) => {
    if (update !== null) {
      const { body, becomes } = update
      const saved = await dispatch(carriedOut(store, store.update, { id, body, becomes }))
      if (saved === null) return 'failed'
      showToast('success', store.toasts.updated)
    }
    if (isActive === null) return 'saved'
    const becomes = { ...(update?.becomes ?? held), isActive }
    const saved = await dispatch(carriedOut(store, store.setStatus, { id, isActive, becomes }))
    if (saved === null) return update === null ? 'failed' : { saved: update.values }
    showToast('success', store.toasts.status)
    return 'saved'
  }
}

/** Waits for the list that its tag has asked for, after one that was under way before. */
async function listAskedAnew(name: string, dispatch: QueryDispatch): Promise<void> {
  for (let asked = requestsFor(name, dispatch); asked.length > 0;) {
    await Promise.all(asked)
    asked = requestsFor(name, dispatch)
  }
}

/**
 * Sends a mutation; null where it was refused, which is then on the screen: a failure with a dialog raises it by itself, any
 * other is a toast. The cache keeps no trace of what was sent: a first password may be in it.
 */
function carriedOut<Row, Create, Update, Args>(
  { toasts }: RecordStore<Row, Create, Update>,
  mutation: Mutation<Row, Args>,
  args: Args,
): AppThunk<Promise<Saved<Row> | null>> {
  return async (dispatch) => {
    const { data, error } = await dispatch(mutation.initiate(args, { track: false }))
    if (data?.kind === 'saved') return data
    if (data?.kind === 'exists') showToast('error', toasts.exists)
    else if (isFailure(error) && error.outcome === 'showDetail')
      showToast('error', failureLine(error) ?? '')
    else if (!isFailure(error) && !isAborted(error))
      throw new Error('a save broke off', { cause: error })
    return null
  }
}
