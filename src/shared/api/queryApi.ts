import {
  createApi,
  type BaseQueryApi,
  type BaseQueryFn,
  type EndpointBuilder,
} from '@reduxjs/toolkit/query/react'
import { sessionEnded } from '#shared/session/sessionSlice.ts'
import type { AppStore } from '#shared/store/makeStore.ts'
import { rootReducer } from '#shared/store/rootReducer.ts'
import type { AppDispatch, AppThunk } from '#shared/store/types.ts'
import type { ApiError } from './apiError.ts'
import type { Endpoint } from './endpoint.ts'
import { run, type RunResult } from './run.ts'

/** Why a query has no data: the failure and its outcome in the call's own table, null when it was aborted. */
export type QueryFailure = { error: ApiError; outcome: string | null }

/** What a query of the cache runs; most are one call (`described`). */
export type DescribedCall<Value = unknown> = (
  signal: AbortSignal,
) => AppThunk<Promise<RunResult<Value, string>>>

/**
 * One of our endpoint descriptions as RTK Query asks for it: `query: () => described(clientList, undefined)`. A list shows
 * its failures itself; a mutation is not quiet, so that one with a name of the catalogue raises its dialog.
 */
export function described<Args, Value, Outcome extends string = never>(
  endpoint: Endpoint<Args, Value, Outcome>,
  args: Args,
  { quiet = true }: { quiet?: boolean } = {},
): DescribedCall<Value> {
  return (signal) => run(endpoint, args, { signal, quiet })
}

/** Runs a description as everywhere: what has a dialog or ends the session has been seen to when this resolves. */
const describedBaseQuery: BaseQueryFn<DescribedCall, unknown, QueryFailure> = async (
  thunkOf,
  { signal, dispatch },
) => {
  const typedDispatch: AppDispatch = dispatch
  const result = await typedDispatch(thunkOf(signal))
  return result.ok
    ? { data: result.value }
    : { error: { error: result.error, outcome: result.outcome } }
}

/**
 * The cache of signed-in lists and dashboards. Features add theirs with `injectEndpoints`; names are unique.
 * It stays out of the first load: import it from lazy pages only, and install it with the first of them.
 */
export const queryApi = createApi({
  reducerPath: 'queries',
  baseQuery: describedBaseQuery,
  /** A list's tag has the name of its endpoint as id: `{type: 'list', id: 'clients'}`. */
  tagTypes: ['list'],
  endpoints: () => ({}),
})

/** What `injectEndpoints` hands to its `endpoints`. */
export type QueryBuilder = EndpointBuilder<typeof describedBaseQuery, 'list', 'queries'>

/** What endpoints change the cache with: RTK Query's own thunks stand outside the types of our store. */
export type QueryDispatch = BaseQueryApi['dispatch']

declare module '#shared/store/rootReducer.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface LazyLoadedSlices {
    queries: ReturnType<typeof queryApi.reducer>
  }
}

/** Whether this store has the cache; the slice alone does not tell, for the root reducer is one for all stores. */
export const hasQueryApi = (store: AppStore): boolean =>
  store.getState().queries?.config.middlewareRegistered === true

/** Gives a store the cache, once; what it holds goes with the session. */
export function installQueryApi(store: AppStore): void {
  if (hasQueryApi(store)) return
  rootReducer.inject({ reducerPath: queryApi.reducerPath, reducer: queryApi.reducer })
  store.addMiddleware(queryApi.middleware)
  store.dispatch({ type: 'queries/installed' }) // the slice and its middleware stand from the next action on
  store.startListening({
    actionCreator: sessionEnded,
    effect: () => void store.dispatch(queryApi.util.resetApiState()),
  })
}
