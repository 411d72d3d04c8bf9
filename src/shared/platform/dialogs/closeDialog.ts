import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { dialogAnswered } from '#shared/platform/store/overlaySlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

/** Closes a dialog without the user's answer; it resolves with 'dismissed'. */
export function closeDialog(name: DialogName): AppThunk<void> {
  return (dispatch, getState) => {
    const openDialog = getState().overlay.queue.find((dialog) => dialog.name === name)
    if (openDialog !== undefined)
      dispatch(dialogAnswered({ id: openDialog.id, answer: 'dismissed' }))
  }
}
