import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { uploadsOf } from './files/accountUploads.ts'
import { dispatchIntake, loadStoredIntake } from './state/dispatchIntake.ts'
import type { BankIntake } from './state/intake.ts'
import { selectIntake } from './state/intakeSlice.ts'

export function restoreIntake(): AppThunk {
  return (dispatch, getState) => {
    const owner = selectUser(getState())?.email
    if (owner !== undefined) dispatch(restore(loadStoredIntake(owner)))
  }
}

/** Checks the files again. Does nothing where an intake has started. */
export function restore(intake: BankIntake): AppThunk {
  return (dispatch, getState) => {
    if (intake.kind === 'Not Uploaded' || selectIntake(getState()).kind !== 'Not Uploaded') return
    dispatch(dispatchIntake({ kind: 'restored', intake }))
    for (const { id, entries } of intake.accounts) {
      void dispatch(uploadsOf(id)).restore(entries)
    }
  }
}
