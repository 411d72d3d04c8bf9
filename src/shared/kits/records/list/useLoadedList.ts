import { useEffect, useRef } from 'react'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import type { TableLoad } from '#shared/ui/table/DataTable.tsx'
import { isQueryFailure } from '#shared/platform/queryCache/isQueryFailure.ts'
import { useFailureNotice } from './useFailureNotice.ts'

/** The result of a list's query hook. */
type ListQueryResult<Row> = {
  data?: readonly Row[] | undefined
  error?: unknown
  isFetching: boolean
  fulfilledTimeStamp?: number | undefined
  requestId?: string | undefined
  refetch: () => unknown
}

/** Load state of a list without pages. */
export type ListLoad = Exclude<TableLoad, { kind: 'changingPage' }>

const NONE: readonly never[] = []

/**
 * A completely loaded list and its state. A failure is reported once and stays above the rows loaded before; an empty
 * list shows 'No data found' (shell §8).
 * @param shouldAnnounceEmpty false where the screen says more about an empty list than a toast
 */
export function useLoadedList<Row>(
  query: ListQueryResult<Row>,
  { shouldAnnounceEmpty = true }: { shouldAnnounceEmpty?: boolean } = {},
): {
  rows: readonly Row[]
  load: ListLoad
} {
  const { data, error, isFetching, fulfilledTimeStamp, requestId, refetch } = query
  const message = useFailureNotice(!isFetching && isQueryFailure(error) ? error : null, requestId)
  const isEmpty = data?.length === 0 && !isFetching && error === undefined
  useNoDataToast(shouldAnnounceEmpty && isEmpty, requestId)

  const rows = data ?? NONE
  if (message !== null) {
    const lastLoadedAt = data === undefined ? null : (fulfilledTimeStamp ?? null)
    const retry = () => void refetch()
    return { rows, load: { kind: 'failed', message, lastLoadedAt, retry } }
  }
  return { rows, load: { kind: data === undefined ? 'loading' : 'ready' } }
}

/** Once per response. */
function useNoDataToast(isEmpty: boolean, requestId: string | undefined): void {
  const notified = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!isEmpty || requestId === notified.current) return
    notified.current = requestId
    showToast('error', 'No data found')
  }, [isEmpty, requestId])
}
