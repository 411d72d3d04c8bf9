import { nanoid, addListener, type UnknownAction } from '@reduxjs/toolkit'
import { recordEvent } from '#shared/platform/lib/appEvents.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import {
  dialogAnswered,
  dialogQueued,
  overlayCleared,
  type DialogAnswer,
  type DialogContext,
} from '#shared/platform/store/overlaySlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

function waitForAction(fits: (action: UnknownAction) => boolean): AppThunk<Promise<UnknownAction>> {
  return async (dispatch) =>
    new Promise((resolve) => {
      dispatch(
        addListener({
          predicate: fits,
          effect: (action, listener) => {
            listener.unsubscribe()
            resolve(action)
          },
        }),
      )
    })
}

/** A dialog of the same name in the queue is shared. A cleared overlay resolves with 'dismissed'. */
export function requestDialogAnswer(
  name: DialogName,
  context: DialogContext = {},
): AppThunk<Promise<DialogAnswer>> {
  return async (dispatch, getState) => {
    const waiting = getState().overlay.queue.find((dialog) => dialog.name === name)
    const id = waiting?.id ?? nanoid()
    const answer = dispatch(
      waitForAction(
        (action) =>
          (dialogAnswered.match(action) && action.payload.id === id) ||
          overlayCleared.match(action),
      ),
    )
    if (waiting === undefined) {
      recordEvent({ kind: 'dialog', name })
      dispatch(dialogQueued({ id, name, context }))
    }
    const action = await answer
    return dialogAnswered.match(action) ? action.payload.answer : 'dismissed'
  }
}

/** Opens a dialog whose answer is not needed. */
export function showDialog(name: DialogName, context: DialogContext = {}): AppThunk<void> {
  return (dispatch) => {
    recordEvent({ kind: 'dialog', name })
    dispatch(dialogQueued({ id: nanoid(), name, context }))
  }
}
