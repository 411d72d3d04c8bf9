import { nanoid } from '@reduxjs/toolkit'
import type { AppThunk } from '#shared/store/types.ts'
import { busyEnded, busyStarted } from './busySlice.ts'

/** Shows the spinner with its label over all pages until the promise settles, and gives its outcome on. */
export function whileBusy<Value>(label: string, promise: Promise<Value>): AppThunk<Promise<Value>> {
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
