import {
  createApi,
  type BaseQueryApi,
  type BaseQueryFn,
  type EndpointBuilder,
} from '@reduxjs/toolkit/query/react'
import type { ApiError } from '#shared/platform/api/apiError.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { callInSession, type SessionCallResult } from '#shared/platform/session/callInSession.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { rootReducer } from '#shared/platform/store/rootReducer.ts'
import { sessionEnded } from '#shared/platform/store/sessionSlice.ts'
import type { AppDispatch, AppThunk } from '#shared/platform/store/types.ts'

/** `outcome` is null when the call was aborted. */
export type QueryFailure = { error: ApiError; outcome: string | null }

export type QueryCall<Value = unknown> = (
  signal: AbortSignal,
) => AppThunk<Promise<SessionCallResult<Value, string>>>

/** `query: () => toQueryCall(clientList, undefined)`. A failed mutation opens a dialog, a query does not. */
export function toQueryCall<Args, Value, Outcome extends string = never>(
  endpoint: Endpoint<Args, Value, Outcome>,
  args: Args,
  { quiet = true }: { quiet?: boolean } = {},
): QueryCall<Value> {
  return (signal) => callInSession(endpoint, args, { signal, quiet })
}

/** Runs the call as `callInSession` does: its dialog is open, or the session ended, when this resolves. */
const endpointBaseQuery: BaseQueryFn<QueryCall, unknown, QueryFailure> = async (
  thunkOf,
  { signal, dispatch },
) => {
  const typedDispatch: AppDispatch = dispatch
  const result = await typedDispatch(thunkOf(signal))
  return result.ok
    ? { data: result.value }
    : { error: { error: result.error, outcome: result.outcome } }
}

/** Features add endpoints with `injectEndpoints`. Not part of the first load: import it from lazy pages only. */
export const queryApi = createApi({
  reducerPath: 'queries',
  baseQuery: endpointBaseQuery,
  /** A list's tag has the name of its endpoint as id: `{type: 'list', id: 'clients'}`. */
  tagTypes: ['list'],
  endpoints: () => ({}),
})

export type QueryBuilder = EndpointBuilder<typeof endpointBaseQuery, 'list', 'queries'>

/** The dispatch for RTK Query's own thunks, which the types of our store do not include. */
export type QueryDispatch = BaseQueryApi['dispatch']

declare module '#shared/platform/store/rootReducer.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface LazyLoadedSlices {
    queries: ReturnType<typeof queryApi.reducer>
  }
}

/** The slice does not show it, because all stores share one root reducer. */
export const hasQueryApi = (store: AppStore): boolean =>
  store.getState().queries?.config.middlewareRegistered === true

/** The end of the session clears the cache. */
export function installQueryApi(store: AppStore): void {
  if (hasQueryApi(store)) return
  rootReducer.inject({ reducerPath: queryApi.reducerPath, reducer: queryApi.reducer })
  store.addMiddleware(queryApi.middleware)
  store.dispatch({ type: 'queries/installed' }) // the slice and its middleware are active from the next action on
  store.startListening({
    actionCreator: sessionEnded,
    effect: () => void store.dispatch(queryApi.util.resetApiState()),
  })
}
