import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { judge } from '#shared/errors/errorRules.ts'
import { onSessionEnd } from '#shared/session/onSessionEnd.ts'
import { unauthorized } from '#shared/session/sessionSlice.ts'
import type { AppStore } from '#shared/store/makeStore.ts'
import { rootReducer } from '#shared/store/rootReducer.ts'
import type { ApiError, ApiResult } from './apiError.ts'
import { call } from './call.ts'
import type { Endpoint } from './endpoint.ts'

/** Why a query has no data: the failure and its outcome in the call's own table, null when it was aborted. */
export type QueryFailure = { error: ApiError; outcome: string | null }

type DescribedCall = {
  send: (signal: AbortSignal) => Promise<ApiResult<unknown>>
  name: (error: ApiError) => string | null
}

/** One of our endpoint descriptions as RTK Query asks for it: `query: () => described(clientList, undefined)`. */
export function described<Args, Value, Outcome extends string = never>(
  endpoint: Endpoint<Args, Value, Outcome>,
  args: Args,
): DescribedCall {
  return {
    send: async (signal) => call(endpoint, args, { signal }),
    name: (error) => judge(endpoint.errors, error),
  }
}

/**
 * Runs a description: abort signal passed on, answer checked by its schema, failure named by its rules. A 401 ends
 * the session as everywhere; lists show their other failures themselves, so that no dialog is raised here.
 */
const describedBaseQuery: BaseQueryFn<DescribedCall, unknown, QueryFailure> = async (
  { send, name },
  { signal, dispatch },
) => {
  const result = await send(signal)
  if (result.ok) return { data: result.value }
  const outcome = name(result.error)
  if (outcome === 'notAuthenticated') dispatch(unauthorized())
  return { error: { error: result.error, outcome } }
}

/**
 * The cache of signed-in lists and dashboards. Features add theirs with `injectEndpoints`; names are unique.
 * It stays out of the first load: import it from lazy pages only, and install it with the first of them.
 */
export const queryApi = createApi({
  reducerPath: 'queries',
  baseQuery: describedBaseQuery,
  endpoints: () => ({}),
})

declare module '#shared/store/rootReducer.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface LazyLoadedSlices {
    queries: ReturnType<typeof queryApi.reducer>
  }
}

const installed = new WeakSet<AppStore>()

/** Whether this store has the cache; the slice alone does not tell, for the root reducer is one for all stores. */
export const hasQueryApi = (store: AppStore): boolean => installed.has(store)

/** Gives a store the cache, once; what it holds goes with the session. */
export function installQueryApi(store: AppStore): void {
  if (installed.has(store)) return
  installed.add(store)
  rootReducer.inject({ reducerPath: queryApi.reducerPath, reducer: queryApi.reducer })
  store.addMiddleware(queryApi.middleware)
  store.dispatch({ type: 'queries/installed' }) // an injected slice stands in the state from the next action on
  onSessionEnd(() => {
    store.dispatch(queryApi.util.resetApiState())
  })
}
