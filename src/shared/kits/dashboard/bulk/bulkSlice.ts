import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '#shared/platform/store/rootReducer.ts'
import { sessionEnded } from '#shared/platform/store/sessionSlice.ts'
import { bulkReducer } from './bulkReducer.ts'
import { NOTHING_SELECTED, type BulkEvent, type BulkState } from './bulkState.ts'

type BulkStates = Readonly<Record<string, BulkState>>
const NO_BULK_STATES: BulkStates = {}

const bulkSlice = createSlice({
  name: 'bulk',
  initialState: NO_BULK_STATES,
  reducers: {
    bulkTransitioned: (
      state: BulkStates,
      { payload: { list, event } }: PayloadAction<{ list: string; event: BulkEvent }>,
    ): BulkStates => {
      const before = state[list] ?? NOTHING_SELECTED
      const after = bulkReducer(before, event)
      return after === before ? state : { ...state, [list]: after }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => NO_BULK_STATES)
  },
  selectors: {
    selectBulk: (state, list: string): BulkState => state[list] ?? NOTHING_SELECTED,
  },
})

declare module '#shared/platform/store/rootReducer.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface LazyLoadedSlices {
    bulk: BulkStates
  }
}

const injected = bulkSlice.injectInto(rootReducer)

export const { bulkTransitioned } = bulkSlice.actions
export const { selectBulk } = injected.selectors

/** Of one sub-client, in selection order. */
export const selectRowsOf = createSelector(
  [({ selected }: BulkState) => selected, (_: BulkState, subClientId: string) => subClientId],
  (chosen, subClientId) => chosen.filter((one) => one.subClientId === subClientId),
)
