import { nanoid } from '@reduxjs/toolkit'
import { busyEnded, busyStarted } from '#shared/platform/store/busySlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

/** Shows the spinner over all pages until the promise settles. */
export function withBusySpinner<Value>(
  label: string,
  promise: Promise<Value>,
): AppThunk<Promise<Value>> {
  return async (dispatch) => {
    const id = nanoid()
    dispatch(busyStarted({ id, label }))
    try {
      return await promise
    } finally {
      dispatch(busyEnded(id))
    }
  }
}
