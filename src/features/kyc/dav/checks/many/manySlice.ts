import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionEnded } from '#shared/session/sessionSlice.ts'
import { rootReducer } from '#shared/store/rootReducer.ts'
import { NOTHING_CHOSEN, type ManyEvent, type ManyState } from './manyState.ts'
import { isInRun, stepMany } from './stepMany.ts'

const manySlice = createSlice({
  name: 'davMany',
  initialState: NOTHING_CHOSEN,
  reducers: {
    manyMoved: (state: ManyState, { payload }: PayloadAction<ManyEvent>): ManyState =>
      stepMany(state, payload),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => NOTHING_CHOSEN)
  },
  selectors: {
    selectMany: (state) => state,
    selectRun: ({ run }) => run,
    /** Of one sub-client, in the order in which they were chosen. */
    selectChosen: createSelector(
      [({ chosen }: ManyState) => chosen, (_: ManyState, subClientId: string) => subClientId],
      (chosen, subClientId) => chosen.filter((one) => one.subClientId === subClientId),
    ),
    selectIsChosen: ({ chosen }, caseId: string) => chosen.some((one) => one.caseId === caseId),
    selectIsInRun: ({ run }, caseId: string) => isInRun(run, caseId),
    selectReason: ({ reasons }, caseId: string): string | null => reasons[caseId] ?? null,
  },
})

declare module '#shared/store/rootReducer.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface LazyLoadedSlices {
    davMany: ManyState
  }
}

const injected = manySlice.injectInto(rootReducer)

export const { manyMoved } = manySlice.actions
export const { selectMany, selectRun, selectChosen, selectIsChosen, selectIsInRun, selectReason } =
  injected.selectors
