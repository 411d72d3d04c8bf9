import { nanoid } from '@reduxjs/toolkit'
import type { AppThunk } from '#shared/store/types.ts'
import type { ErrorName } from './errorNames.ts'
import {
  dialogAnswered,
  dialogRaised,
  overlayCleared,
  type DialogAnswer,
  type DialogContext,
} from './overlaySlice.ts'
import { whenAction } from '#shared/store/whenAction.ts'

/**
 * Shows a dialog of the catalogue and resolves with the button that was pressed.
 * A dialog of that name that already waits is joined, not doubled. A cleared overlay answers 'dismissed'.
 */
export function ask(name: ErrorName, context: DialogContext = {}): AppThunk<Promise<DialogAnswer>> {
  return async (dispatch, getState) => {
    const waiting = getState().overlay.queue.find((dialog) => dialog.name === name)
    const id = waiting?.id ?? nanoid()
    const answer = dispatch(
      whenAction(
        (action) =>
          (dialogAnswered.match(action) && action.payload.id === id) ||
          overlayCleared.match(action),
      ),
    )
    if (waiting === undefined) dispatch(dialogRaised({ id, name, context }))
    const action = await answer
    return dialogAnswered.match(action) ? action.payload.answer : 'dismissed'
  }
}

/** Shows a dialog when nobody needs the answer. */
export function raise(name: ErrorName, context: DialogContext = {}): AppThunk<void> {
  return (dispatch) => {
    dispatch(dialogRaised({ id: nanoid(), name, context }))
  }
}
