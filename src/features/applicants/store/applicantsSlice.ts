import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '#shared/platform/store/rootReducer.ts'
import { sessionEnded } from '#shared/platform/store/sessionSlice.ts'
import type { Applicant } from '../model/applicant.ts'
import { applicantReducer, type ApplicantEvent } from '../model/applicantReducer.ts'
import { isEqual } from '../model/isEqual.ts'

type ApplicantsState = {
  /** False until the stored applicants were read. */
  isLoaded: boolean
  applicants: Readonly<Record<string, Applicant>>
}

const initialState: ApplicantsState = { isLoaded: false, applicants: {} }

const applicantsSlice = createSlice({
  name: 'applicants',
  initialState,
  reducers: {
    applicantsLoaded(
      state: ApplicantsState,
      { payload }: PayloadAction<readonly Applicant[]>,
    ): ApplicantsState {
      const read = Object.fromEntries(payload.map((applicant) => [applicant.id, applicant]))
      // This tab's state is newer than what it read a moment ago.
      return { isLoaded: true, applicants: { ...read, ...state.applicants } }
    },
    applicantUpserted(
      state: ApplicantsState,
      { payload }: PayloadAction<Applicant>,
    ): ApplicantsState {
      // What was shown at once mostly equals what is stored: then nothing is computed again.
      if (isEqual(state.applicants[payload.id], payload)) return state
      return { ...state, applicants: { ...state.applicants, [payload.id]: payload } }
    },
    applicantChanged(
      state: ApplicantsState,
      { payload }: PayloadAction<{ id: string; event: ApplicantEvent; now: number }>,
    ): ApplicantsState {
      const applicant = state.applicants[payload.id]
      if (applicant === undefined) return state
      const next = applicantReducer(applicant, payload.event, payload.now)
      if (next === applicant) return state
      return { ...state, applicants: { ...state.applicants, [payload.id]: next } }
    },
    applicantRemoved(state: ApplicantsState, { payload }: PayloadAction<string>): ApplicantsState {
      const { [payload]: _removed, ...applicants } = state.applicants
      return { ...state, applicants }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectApplicantsLoaded: ({ isLoaded }) => isLoaded,
    selectApplicants: ({ applicants }) => applicants,
    selectApplicant: ({ applicants }, id: string): Applicant | undefined => applicants[id],
  },
})

declare module '#shared/platform/store/rootReducer.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface LazyLoadedSlices {
    applicants: ApplicantsState
  }
}

const injected = applicantsSlice.injectInto(rootReducer)

export const { applicantsLoaded, applicantUpserted, applicantChanged, applicantRemoved } =
  applicantsSlice.actions
/** `selectApplicants` returns them by id. */
export const { selectApplicantsLoaded, selectApplicants, selectApplicant } = injected.selectors
