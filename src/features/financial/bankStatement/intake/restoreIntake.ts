import { selectUser } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { uploadsOf } from './accountUploads.ts'
import { intakeMoved, selectIntake } from './intakeSlice.ts'
import { storedIntake } from './intakeStore.ts'

/** Takes the intake up where a reload left it; each file is checked anew. Nothing happens where one is under way. */
export function restoreIntake(): AppThunk {
  return (dispatch, getState) => {
    const owner = selectUser(getState())?.email
    if (owner === undefined || selectIntake(getState()).kind !== 'Not Uploaded') return
    const intake = storedIntake(owner)
    if (intake.kind === 'Not Uploaded') return
    dispatch(intakeMoved({ kind: 'restored', intake }))
    for (const { id, entries } of intake.accounts) {
      void dispatch(uploadsOf(id)).restore(entries)
    }
  }
}
