import { useEffect, useRef } from 'react'
import type { QueryFailure } from '#shared/api/queryApi.ts'
import { raise } from '#shared/errors/ask.ts'
import { showToast } from '#shared/errors/toast.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { TableLoad } from '#shared/ui/DataTable.tsx'
import { failureText } from './recordCall.ts'

/** What a query hook tells of a list. */
type ListQuery<Row> = {
  data?: readonly Row[] | undefined
  error?: unknown
  isFetching: boolean
  fulfilledTimeStamp?: number | undefined
  requestId?: string | undefined
  refetch: () => unknown
}

const NONE: readonly never[] = []
const NO_ANSWER = 'Unable to connect to the server!'

const isFailure = (error: unknown): error is QueryFailure =>
  typeof error === 'object' && error !== null && 'outcome' in error && 'error' in error

/** The line above a list that could not be loaded; null when nobody waits for it any more. */
function failureLine(error: unknown): string | null {
  if (!isFailure(error) || error.outcome === null || error.outcome === 'notAuthenticated')
    return null
  return error.outcome === 'uploadFailed' ? NO_ANSWER : failureText(error.error)
}

/**
 * A list's rows and how it stands. Each failure is told once (shell §8: a detail as a toast, no answer as uploadFailed) and
 * stays above the rows that were loaded before; an empty list says 'No data found'.
 */
export function useListLoad<Row>(query: ListQuery<Row>): {
  rows: readonly Row[]
  load: TableLoad
} {
  const dispatch = useAppDispatch()
  const { data, error, isFetching, fulfilledTimeStamp, requestId, refetch } = query
  const failed = isFetching ? null : failureLine(error)
  const isEmpty = data?.length === 0 && !isFetching && error === undefined

  const told = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (isFetching || requestId === told.current || (failed === null && !isEmpty)) return
    told.current = requestId
    if (failed === NO_ANSWER) dispatch(raise('uploadFailed'))
    else showToast('error', failed ?? 'No data found')
  }, [dispatch, failed, isEmpty, isFetching, requestId])

  const rows = data ?? NONE
  if (failed !== null) {
    const keptFrom = data === undefined ? null : (fulfilledTimeStamp ?? null)
    return {
      rows,
      load: { kind: 'failed', message: failed, keptFrom, retry: () => void refetch() },
    }
  }
  return { rows, load: { kind: data === undefined ? 'loading' : 'ready' } }
}
