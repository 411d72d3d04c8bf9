import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

type Busy = { id: string; label: string }

const initialState: { running: Busy[] } = { running: [] }

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
    selectBusyLabel: (state): string | undefined => state.running.at(-1)?.label,
  },
})

export const { busyStarted, busyEnded } = busySlice.actions
export const { selectBusyLabel } = busySlice.selectors
