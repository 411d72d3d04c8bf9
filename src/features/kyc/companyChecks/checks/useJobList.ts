import { useEffect, useMemo, useState, useEffectEvent } from 'react'
import { failureMessage } from '#shared/kits/records/failureMessage.ts'
import { useFailureNotice, useRetryOnRepeat } from '#shared/kits/records/list/useFailureNotice.ts'
import { uniqueById } from '#shared/kits/records/responseSchemas.ts'
import { LIST_REFRESH_MS } from '#shared/platform/config/constants.ts'
import { isQueryFailure } from '#shared/platform/queryCache/isQueryFailure.ts'
import type { TableLoad } from '#shared/ui/table/DataTable.tsx'
import { useCompanyJobsInfiniteQuery } from '../checksApi.ts'
import { isInProgress, type CompanyJob } from '../job.ts'
import type { JobSearch } from '../search.ts'
import { neededRows, type PagePosition } from './blocks.ts'

/** While the page is visible, and at once on return if due (pitfalls, "Background tabs"). `everyMs` null: paused. */
function useVisibleInterval(everyMs: number | null, act: () => void): void {
  const onInterval = useEffectEvent(act)
  useEffect(() => {
    if (everyMs === null) return undefined
    let nextCallAt = Date.now() + everyMs
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible')
        timer = setTimeout(callAndWait, nextCallAt - Date.now())
    }
    const callAndWait = () => {
      nextCallAt = Date.now() + everyMs
      onInterval()
      schedule()
    }
    document.addEventListener('visibilitychange', schedule)
    schedule()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', schedule)
    }
  }, [everyMs])
}

export type JobList = {
  jobs: readonly CompanyJob[]
  total: number
  unreadableCount: number
  hasMore: boolean
  load: TableLoad
  /** Epoch ms; 0 before the first load. */
  loadedAt: number
  /** Resolves with whether it succeeded. */
  reload: () => Promise<boolean>
}

const NO_JOBS: readonly CompanyJob[] = []

/** A job that moved between two calls is in both responses. */
const uniqueJobs = (jobs: readonly CompanyJob[]): readonly CompanyJob[] =>
  uniqueById(jobs, ({ rowId }) => rowId)

/**
 * Fetched 50 at a time (decisions D44), and refreshed while visible and a job is in progress. A failed refresh shows a
 * line above the rows, no dialog.
 */
export function useJobList(
  search: JobSearch | null,
  pagePosition: PagePosition,
  repeatCount: number,
): JobList {
  const query = useCompanyJobsInfiniteQuery({ search, block: pagePosition.block })
  const { data, currentData, error, isFetching, requestId, fulfilledTimeStamp } = query
  const { refetch, fetchNextPage, hasNextPage } = query
  const [backgroundRequestId, setBackgroundRequestId] = useState<string | null>(null)

  const jobs = useMemo(
    () => (data === undefined ? NO_JOBS : uniqueJobs(data.pages.flatMap(({ rows }) => rows))),
    [data],
  )
  const total = data?.pages.at(-1)?.total ?? 0
  const unreadableCount =
    data?.pages.reduce((sum, page) => sum + (page.unreadableCount ?? 0), 0) ?? 0
  const isOtherQuery = currentData === undefined
  const missingRows =
    isOtherQuery || !hasNextPage
      ? 0
      : neededRows(pagePosition, total) - jobs.length - unreadableCount
  const isStopped = isFetching || error !== undefined
  useEffect(() => {
    if (missingRows > 0 && !isStopped) void fetchNextPage()
  }, [missingRows, isStopped, fetchNextPage])

  useVisibleInterval(jobs.some(isInProgress) ? LIST_REFRESH_MS : null, () => {
    if (!isFetching) setBackgroundRequestId(refetch().requestId)
  })

  const failure = !isFetching && isQueryFailure(error) ? error : null
  const isBackgroundRefresh = requestId === backgroundRequestId
  const foregroundMessage = useFailureNotice(isBackgroundRefresh ? null : failure, requestId)
  const message =
    isBackgroundRefresh && failure !== null ? failureMessage(failure) : foregroundMessage
  const reload = async () => (await refetch()).isSuccess
  const retry = () => void (query.isFetchNextPageError ? fetchNextPage() : refetch())
  useRetryOnRepeat(repeatCount, failure === null ? null : retry)
  return {
    jobs,
    total,
    unreadableCount,
    hasMore: hasNextPage,
    load: loadOf(),
    loadedAt: fulfilledTimeStamp ?? 0,
    reload,
  }

  function loadOf(): TableLoad {
    if (message !== null) {
      const lastLoadedAt = data === undefined ? null : (fulfilledTimeStamp ?? null)
      const failedLabel =
        lastLoadedAt !== null && (isOtherQuery || missingRows > 0) ? 'The requested list' : null
      return { kind: 'failed', message, lastLoadedAt, failedLabel, retry }
    }
    if (data === undefined) return { kind: 'loading' }
    return { kind: isOtherQuery || missingRows > 0 ? 'changingPage' : 'ready' }
  }
}
