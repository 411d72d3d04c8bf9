import { useEffect, useRef } from 'react'
import { raise } from '#shared/errors/ask.ts'
import { showToast } from '#shared/errors/toast.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { TableLoad } from '#shared/ui/DataTable.tsx'
import { failureLine, isFailure, NO_ANSWER } from './failureLine.ts'

/** What a query hook says of a list. */
type ListQuery<Row> = {
  data?: readonly Row[] | undefined
  error?: unknown
  isFetching: boolean
  fulfilledTimeStamp?: number | undefined
  requestId?: string | undefined
  refetch: () => unknown
}

const NONE: readonly never[] = []

/**
 * A list's rows and its state. Each failure is notified once (shell §8: a detail as a toast, no answer as uploadFailed) and
 * stays above the rows that were loaded before; an empty list says 'No data found'.
 */
export function useListLoad<Row>(query: ListQuery<Row>): {
  rows: readonly Row[]
  load: TableLoad
} {
  const dispatch = useAppDispatch()
  const { data, error, isFetching, fulfilledTimeStamp, requestId, refetch } = query
  const failed = isFetching || !isFailure(error) ? null : failureLine(error)
  const isEmpty = data?.length === 0 && !isFetching && error === undefined

  const notified = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (isFetching || requestId === notified.current || (failed === null && !isEmpty)) return
    notified.current = requestId
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
