import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '#shared/platform/store/rootReducer.ts'
import { sessionEnded } from '#shared/platform/store/sessionSlice.ts'
import { NOT_UPLOADED, type BankIntake } from './intake.ts'
import { intakeReducer, type IntakeEvent } from './intakeReducer.ts'
import type { StatementFacts } from './statementFacts.ts'

type IntakeState = {
  intake: BankIntake
  /** By file id; only ready files. */
  facts: Readonly<Record<string, StatementFacts>>
}

/** Plain data without passwords (decisions D19). */
const initialState: IntakeState = { intake: NOT_UPLOADED, facts: {} }

const intakeSlice = createSlice({
  name: 'bankIntake',
  initialState,
  reducers: {
    intakeChanged(state: IntakeState, { payload }: PayloadAction<IntakeEvent>): IntakeState {
      const intake = intakeReducer(state.intake, payload)
      return { intake, facts: intake.kind === 'Not Uploaded' ? {} : state.facts }
    },
    statementRead(
      state: IntakeState,
      { payload: { file, facts } }: PayloadAction<{ file: string; facts: StatementFacts }>,
    ): IntakeState {
      return { ...state, facts: { ...state.facts, [file]: facts } }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: { selectIntake: ({ intake }) => intake, selectFacts: ({ facts }) => facts },
})

declare module '#shared/platform/store/rootReducer.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface LazyLoadedSlices {
    bankIntake: IntakeState
  }
}

const injected = intakeSlice.injectInto(rootReducer)

export const { intakeChanged, statementRead } = intakeSlice.actions
export const { selectIntake, selectFacts } = injected.selectors
