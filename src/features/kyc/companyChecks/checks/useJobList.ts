import { useEffect, useMemo, useState } from 'react'
import { LIST_REFRESH_MS } from '#shared/config/constants.ts'
import { isFailure } from '#shared/api/isFailure.ts'
import { onceById } from '#shared/records/answers.ts'
import { failureLine } from '#shared/records/failureLine.ts'
import { useFailureNotice, useRetryOnRepeat } from '#shared/records/list/useFailureNotice.ts'
import type { TableLoad } from '#shared/ui/DataTable.tsx'
import { useWhileVisible } from '#shared/ui/useWhileVisible.ts'
import { useCompanyJobsInfiniteQuery } from '../checksApi.ts'
import { isUnderWay, type CompanyJob } from '../job.ts'
import type { JobSearch } from '../search.ts'
import { neededRows, type PagePlace } from './blocks.ts'

export type JobList = {
  /** Of the block, as far as they were fetched. */
  jobs: readonly CompanyJob[]
  /** In the whole list. */
  total: number
  /** How many of those that were fetched could not be read. */
  unread: number
  /** There is more of the block on the server. */
  hasMore: boolean
  load: TableLoad
  /** When they came (ms since 1970); 0 before any did. */
  loadedAt: number
  /** Whether it came. */
  reload: () => Promise<boolean>
}

const NO_JOBS: readonly CompanyJob[] = []

/** A job that moved from one call's rows into the next one's comes twice. */
const once = (jobs: readonly CompanyJob[]): readonly CompanyJob[] =>
  onceById(jobs, ({ rowId }) => rowId)

/**
 * What the table's page needs of the list: fetched 50 by 50 until its rows are there (decisions D44), and asked anew while it
 * is seen and a job of it is under way. Such a refresh is quiet: its failure is a line above the rows, no dialog.
 */
export function useJobList(search: JobSearch | null, place: PagePlace, repeats: number): JobList {
  const query = useCompanyJobsInfiniteQuery({ search, block: place.block })
  const { data, currentData, error, isFetching, requestId, fulfilledTimeStamp } = query
  const { refetch, fetchNextPage, hasNextPage } = query
  const [quietRequest, setQuietRequest] = useState<string | null>(null)

  const jobs = useMemo(
    () => (data === undefined ? NO_JOBS : once(data.pages.flatMap(({ rows }) => rows))),
    [data],
  )
  const total = data?.pages.at(-1)?.total ?? 0
  const unread = data?.pages.reduce((sum, page) => sum + (page.unread ?? 0), 0) ?? 0
  const isOther = currentData === undefined
  const lacking = isOther || !hasNextPage ? 0 : neededRows(place, total) - jobs.length - unread
  const isStopped = isFetching || error !== undefined
  useEffect(() => {
    if (lacking > 0 && !isStopped) void fetchNextPage()
  }, [lacking, isStopped, fetchNextPage])

  useWhileVisible(jobs.some(isUnderWay) ? LIST_REFRESH_MS : null, () => {
    if (!isFetching) setQuietRequest(refetch().requestId)
  })

  const failure = !isFetching && isFailure(error) ? error : null
  const isQuiet = requestId === quietRequest
  const told = useFailureNotice(isQuiet ? null : failure, requestId)
  const message = isQuiet && failure !== null ? failureLine(failure) : told
  const reload = async () => (await refetch()).isSuccess
  const retry = () => void (query.isFetchNextPageError ? fetchNextPage() : refetch())
  useRetryOnRepeat(repeats, failure === null ? null : retry)
  return {
    jobs,
    total,
    unread,
    hasMore: hasNextPage,
    load: loadOf(),
    loadedAt: fulfilledTimeStamp ?? 0,
    reload,
  }

  function loadOf(): TableLoad {
    if (message !== null) {
      const keptFrom = data === undefined ? null : (fulfilledTimeStamp ?? null)
      const missing = keptFrom !== null && (isOther || lacking > 0) ? 'What you asked for' : null
      return { kind: 'failed', message, keptFrom, missing, retry }
    }
    if (data === undefined) return { kind: 'loading' }
    return { kind: isOther || lacking > 0 ? 'turning' : 'ready' }
  }
}
