import type { AppThunk } from '#shared/store/types.ts'
import type { ErrorName } from './errorNames.ts'
import { dialogAnswered } from './overlaySlice.ts'

/** Takes back a dialog that is settled without the user; it answers 'dismissed'. */
export function withdraw(name: ErrorName): AppThunk<void> {
  return (dispatch, getState) => {
    const asked = getState().overlay.queue.find((dialog) => dialog.name === name)
    if (asked !== undefined) dispatch(dialogAnswered({ id: asked.id, answer: 'dismissed' }))
  }
}
