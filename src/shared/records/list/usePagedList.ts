import { useEffect } from 'react'
import type { TableLoad } from '#shared/ui/DataTable.tsx'
import type { TablePaging } from '#shared/ui/table/useShownRows.ts'
import { isFailure } from '#shared/api/isFailure.ts'
import { PAGE_SIZE, type LoadedPage, type PageAsked } from './page.ts'
import { useFailureNotice, useRetryOnRepeat } from './useFailureNotice.ts'
import type { PagedTable } from './usePagedTable.ts'

/** What a query hook of a paged list says: `data` is the newest page there is, `currentData` the one that was asked for. */
type PageQuery<Row> = {
  data?: LoadedPage<Row> | undefined
  currentData?: LoadedPage<Row> | undefined
  error?: unknown
  isFetching: boolean
  requestId?: string | undefined
  refetch: () => PromiseLike<{ isSuccess: boolean }>
}

/** The list of the moment, for PagedList. */
export type PagedRows<Row> = {
  rows: readonly Row[]
  load: TableLoad
  /** When the rows came (ms since 1970); 0 before any did. */
  loadedAt: number
  paging: Extract<TablePaging, { kind: 'server' }>
  /** Rows beyond these were not looked through; null where all were. */
  seen: { rows: number; of: number } | null
  /** Rows of the page that could not be read. */
  unread: number
  /** Whether it came. */
  reload: () => Promise<boolean>
}

const NONE: readonly never[] = []

/** 'Page 2', or what else was asked for, when only that is missing. */
function missingPart(kept: PageAsked, asked: PageAsked): string | null {
  const ofFirst = (one: PageAsked) => JSON.stringify({ ...one, page: 1 })
  if (ofFirst(kept) !== ofFirst(asked)) return 'What you asked for'
  return kept.page === asked.page ? null : `Page ${asked.page}`
}

/**
 * One page of a list and its state. The rows of the page before stay while the next one is on its way, and when it fails,
 * and the list says so. A page past the end leads to the last one.
 */
export function usePagedList<Row>(
  query: PageQuery<Row>,
  { table, asked, repeats }: PagedTable,
): PagedRows<Row> {
  const { data, currentData, error, isFetching, requestId, refetch } = query
  const failure = !isFetching && isFailure(error) ? error : null
  const message = useFailureNotice(failure, requestId)
  const reload = async () => (await refetch()).isSuccess
  const retry = () => void reload()
  useRetryOnRepeat(repeats, failure === null ? null : retry)

  const last = Math.max(1, Math.ceil((currentData?.total ?? 0) / PAGE_SIZE))
  const isPastEnd = currentData !== undefined && !isFetching && asked.page > last
  const { setPage } = table
  useEffect(() => {
    if (isPastEnd) setPage(last, { replace: true })
  }, [isPastEnd, last, setPage])

  const missing = data === undefined ? null : missingPart(data.asked, asked)
  const load: TableLoad =
    message !== null
      ? {
          kind: 'failed',
          message,
          keptFrom: data?.loadedAt ?? null,
          missing,
          retry,
        }
      : data === undefined
        ? { kind: 'loading' }
        : missing !== null || isPastEnd
          ? { kind: 'turning' }
          : { kind: 'ready' }
  return {
    rows: data?.rows ?? NONE,
    load,
    loadedAt: data?.loadedAt ?? 0,
    seen: data?.seen ?? null,
    unread: data?.unread ?? 0,
    paging: {
      kind: 'server',
      size: PAGE_SIZE,
      total: data?.total ?? 0,
      page: data?.asked.page ?? 1,
    },
    reload,
  }
}
