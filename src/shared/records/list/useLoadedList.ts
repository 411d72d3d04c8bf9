import { useEffect, useRef } from 'react'
import { showToast } from '#shared/errors/toast.ts'
import type { TableLoad } from '#shared/ui/DataTable.tsx'
import { isFailure } from '#shared/api/isFailure.ts'
import { useFailureNotice } from './useFailureNotice.ts'

/** What a query hook says of a list. */
type ListQuery<Row> = {
  data?: readonly Row[] | undefined
  error?: unknown
  isFetching: boolean
  fulfilledTimeStamp?: number | undefined
  requestId?: string | undefined
  refetch: () => unknown
}

/** The state of a list that has no pages to turn. */
export type ListLoad = Exclude<TableLoad, { kind: 'turning' }>

const NONE: readonly never[] = []

/**
 * A list of which all rows are here, and its state. A failure is said once and stays above the rows that were loaded before;
 * an empty list says 'No data found' (shell §8).
 * @param isEmptyTold false where the screen says more of an empty list than a toast does.
 */
export function useLoadedList<Row>(
  query: ListQuery<Row>,
  { isEmptyTold = true }: { isEmptyTold?: boolean } = {},
): {
  rows: readonly Row[]
  load: ListLoad
} {
  const { data, error, isFetching, fulfilledTimeStamp, requestId, refetch } = query
  const message = useFailureNotice(!isFetching && isFailure(error) ? error : null, requestId)
  const isEmpty = data?.length === 0 && !isFetching && error === undefined
  useNoDataToast(isEmptyTold && isEmpty, requestId)

  const rows = data ?? NONE
  if (message !== null) {
    const keptFrom = data === undefined ? null : (fulfilledTimeStamp ?? null)
    const retry = () => void refetch()
    return { rows, load: { kind: 'failed', message, keptFrom, retry } }
  }
  return { rows, load: { kind: data === undefined ? 'loading' : 'ready' } }
}

/** Once for each answer. */
function useNoDataToast(isEmpty: boolean, requestId: string | undefined): void {
  const notified = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!isEmpty || requestId === notified.current) return
    notified.current = requestId
    showToast('error', 'No data found')
  }, [isEmpty, requestId])
}
