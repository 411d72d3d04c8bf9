import { raise } from '#shared/errors/ask.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { intakeMoved, selectIntake } from './intakeSlice.ts'
import type { Intake } from './intake.ts'
import type { IntakeEvent } from './reduceIntake.ts'

/** Moves the intake from a screen. */
export function useMoveIntake(): (event: IntakeEvent) => void {
  const dispatch = useAppDispatch()
  return (event) => dispatch(moveIntake(event))
}

/** Moves the intake; where the move stopped at the once-only prompt, its dialog is shown. */
export function moveIntake(event: IntakeEvent): AppThunk {
  return (dispatch, getState) => {
    const before = prompts(selectIntake(getState()))
    dispatch(intakeMoved(event))
    if (prompts(selectIntake(getState())) > before) dispatch(raise('uploadBankInsights'))
  }
}

/** How often uploadBankInsights was due so far. */
function prompts(intake: Intake): number {
  return intake.kind === 'Not Uploaded'
    ? 0
    : intake.accounts.filter(({ prompted }) => prompted).length
}
