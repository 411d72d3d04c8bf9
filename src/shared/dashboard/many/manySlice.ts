import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from '#shared/session/sessionSlice.ts'
import { rootReducer } from '#shared/store/rootReducer.ts'
import { NOTHING_CHOSEN, type ManyEvent, type ManyState } from './manyState.ts'
import { stepMany } from './stepMany.ts'

/** By dashboard: what is chosen of its lists, and what runs over it. */
type Lists = Readonly<Record<string, ManyState>>
const NO_LISTS: Lists = {}

const manySlice = createSlice({
  name: 'many',
  initialState: NO_LISTS,
  reducers: {
    manyMoved: (
      state: Lists,
      { payload: { list, event } }: PayloadAction<{ list: string; event: ManyEvent }>,
    ): Lists => {
      const before = state[list] ?? NOTHING_CHOSEN
      const after = stepMany(before, event)
      return after === before ? state : { ...state, [list]: after }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => NO_LISTS)
  },
  selectors: {
    selectMany: (state, list: string): ManyState => state[list] ?? NOTHING_CHOSEN,
  },
})

declare module '#shared/store/rootReducer.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface LazyLoadedSlices {
    many: Lists
  }
}

const injected = manySlice.injectInto(rootReducer)

export const { manyMoved } = manySlice.actions
export const { selectMany } = injected.selectors

/** Of one sub-client, in the order in which they were chosen. */
export const chosenOf = createSelector(
  [({ chosen }: ManyState) => chosen, (_: ManyState, subClientId: string) => subClientId],
  (chosen, subClientId) => chosen.filter((one) => one.subClientId === subClientId),
)
