import { useEffect, useRef } from 'react'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { isQueryFailure } from '#shared/platform/queryCache/isQueryFailure.ts'
import type { TableLoad } from '#shared/ui/table/DataTable.tsx'
import { useFailureNotice } from './useFailureNotice.ts'

export type ListQueryResult<Row> = {
  data?: readonly Row[] | undefined
  error?: unknown
  isFetching: boolean
  fulfilledTimeStamp?: number | undefined
  requestId?: string | undefined
  refetch: () => unknown
}

export type ListLoad = Exclude<TableLoad, { kind: 'changingPage' }>

const NONE: readonly never[] = []

/** Reports a failure once. An empty list shows 'No data found' (shell §8), unless the screen itself says so. */
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

/** Shows it once per response. */
function useNoDataToast(isEmpty: boolean, requestId: string | undefined): void {
  const notified = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (!isEmpty || requestId === notified.current) return
    notified.current = requestId
    showToast('error', 'No data found')
  }, [isEmpty, requestId])
}
