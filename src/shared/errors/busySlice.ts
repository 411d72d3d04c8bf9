import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { AppThunk } from '#shared/store/types.ts'

type Busy = { id: string; label: string }

const initialState: { running: Busy[] } = { running: [] }

/** What the whole page waits for. */
export const busySlice = createSlice({
  name: 'busy',
  initialState,
  reducers: {
    busyStarted(state, { payload }: PayloadAction<Busy>) {
      state.running.push(payload)
    },
    busyEnded(state, { payload }: PayloadAction<string>) {
      state.running = state.running.filter(({ id }) => id !== payload)
    },
  },
  selectors: {
    /** Label of the latest wait, or undefined. */
    selectBusyLabel: (state): string | undefined => state.running.at(-1)?.label,
  },
})

const { busyStarted, busyEnded } = busySlice.actions
export const { selectBusyLabel } = busySlice.selectors

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
