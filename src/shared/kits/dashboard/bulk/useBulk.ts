import { useCallback } from 'react'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { bulkTransitioned, selectBulk } from './bulkSlice.ts'
import type { BulkEvent, BulkState } from './bulkState.ts'
import { useRowSelection } from './rowSelection.ts'

/** Selects from the bulk state of the surrounding list. */
export function useBulk<Part>(select: (state: BulkState) => Part): Part {
  const { list } = useRowSelection()
  return useAppSelector((state) => select(selectBulk(state, list)))
}

/** Dispatches to the bulk state of the surrounding list. */
export function useBulkDispatch(): (event: BulkEvent) => void {
  const { list } = useRowSelection()
  const dispatch = useAppDispatch()
  return useCallback((event) => void dispatch(bulkTransitioned({ list, event })), [dispatch, list])
}
