import { raise } from '#shared/errors/ask.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { Intake } from './intake.ts'
import { intakeMoved, selectIntake } from './intakeSlice.ts'
import { storeIntake } from './keptIntake.ts'
import type { IntakeEvent } from './reduceIntake.ts'

/** Moves the intake from a screen. */
export function useMoveIntake(): (event: IntakeEvent) => void {
  const dispatch = useAppDispatch()
  return (event) => dispatch(moveIntake(event))
}

/** The one way to move the intake: it is kept for a reload, and where Continue stopped at the once-only prompt, that is shown. */
export function moveIntake(event: IntakeEvent): AppThunk {
  return (dispatch, getState) => {
    const before = selectIntake(getState())
    dispatch(intakeMoved(event))
    const intake = selectIntake(getState())
    const owner = selectUser(getState())?.email
    if (owner !== undefined) storeIntake(owner, intake)
    if (event.kind === 'continued' && prompts(intake) > prompts(before))
      dispatch(raise('uploadBankInsights'))
  }
}

/** How often uploadBankInsights was due so far. */
function prompts(intake: Intake): number {
  return intake.kind === 'Not Uploaded'
    ? 0
    : intake.accounts.filter(({ prompted }) => prompted).length
}
