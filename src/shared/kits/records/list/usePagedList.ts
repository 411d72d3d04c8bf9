import { useEffect } from 'react'
import { isQueryFailure } from '#shared/platform/queryCache/isQueryFailure.ts'
import type { TableLoad } from '#shared/ui/table/DataTable.tsx'
import type { TablePaging } from '#shared/ui/table/query/usePagedRows.ts'
import { PAGE_SIZE, type LoadedPage, type PageRequest } from './page.ts'
import { useFailureNotice, useRetryOnRepeat } from './useFailureNotice.ts'
import type { PagedTable } from './usePagedTable.ts'

/** `data` is the newest page, `currentData` the requested one. */
type PageQueryResult<Row> = {
  data?: LoadedPage<Row> | undefined
  currentData?: LoadedPage<Row> | undefined
  error?: unknown
  isFetching: boolean
  requestId?: string | undefined
  refetch: () => PromiseLike<{ isSuccess: boolean }>
}

export type PagedListState<Row> = {
  rows: readonly Row[]
  load: TableLoad
  /** Epoch ms; 0 before the first load. */
  loadedAt: number
  paging: Extract<TablePaging, { kind: 'server' }>
  /** Null where all rows were searched. */
  searched: { rows: number; of: number } | null
  unreadableCount: number
  /** Resolves with whether it succeeded. */
  reload: () => Promise<boolean>
}

const NONE: readonly never[] = []

/** 'Page 2', or what was requested, when only that is missing. */
function describeMissingPage(shown: PageRequest, requested: PageRequest): string | null {
  const ofFirst = (one: PageRequest) => JSON.stringify({ ...one, page: 1 })
  if (ofFirst(shown) !== ofFirst(requested)) return 'The requested list'
  return shown.page === requested.page ? null : `Page ${requested.page}`
}

/** The previous rows stay while the next page loads or fails. A page past the end redirects to the last one. */
export function usePagedList<Row>(
  query: PageQueryResult<Row>,
  { table, request, repeatCount }: PagedTable,
): PagedListState<Row> {
  const { data, currentData, error, isFetching, requestId, refetch } = query
  const failure = !isFetching && isQueryFailure(error) ? error : null
  const message = useFailureNotice(failure, requestId)
  const reload = async () => (await refetch()).isSuccess
  const retry = () => void reload()
  useRetryOnRepeat(repeatCount, failure === null ? null : retry)

  const last = Math.max(1, Math.ceil((currentData?.total ?? 0) / PAGE_SIZE))
  const isPastEnd = currentData !== undefined && !isFetching && request.page > last
  const { setPage } = table
  useEffect(() => {
    if (isPastEnd) setPage(last, { replace: true })
  }, [isPastEnd, last, setPage])

  const failedLabel = data === undefined ? null : describeMissingPage(data.request, request)
  const load: TableLoad =
    message !== null
      ? {
          kind: 'failed',
          message,
          lastLoadedAt: data?.loadedAt ?? null,
          failedLabel,
          retry,
        }
      : data === undefined
        ? { kind: 'loading' }
        : failedLabel !== null || isPastEnd
          ? { kind: 'changingPage' }
          : { kind: 'ready' }
  return {
    rows: data?.rows ?? NONE,
    load,
    loadedAt: data?.loadedAt ?? 0,
    searched: data?.searched ?? null,
    unreadableCount: data?.unreadableCount ?? 0,
    paging: {
      kind: 'server',
      size: PAGE_SIZE,
      total: data?.total ?? 0,
      page: data?.request.page ?? 1,
    },
    reload,
  }
}
