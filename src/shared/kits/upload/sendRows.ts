import type { ApiError } from '#shared/platform/api/apiError.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { isDialogName } from '#shared/platform/store/dialogNames.ts'
import { refusalContext } from '#shared/platform/dialogs/refusalContext.ts'
import type { DialogContext } from '#shared/platform/store/overlaySlice.ts'
import { withBusySpinner } from '#shared/platform/dialogs/withBusySpinner.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

type SendRowsTexts = {
  busyText: string
  /** What remains after a failure: 'The file is still chosen, with all that you repaired.' */
  failureNote: string
  /** Without a response the rows may have been accepted: where to look before sending again. */
  noAnswerNote: string
}

/** Sends a file of rows: true on success, with a toast; a failure opens its dialog and loses nothing. */
export function sendRows<Args, Value>(
  endpoint: Endpoint<Args, Value>,
  args: Args,
  texts: SendRowsTexts,
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const sent = await dispatch(
      withBusySpinner(texts.busyText, dispatch(callInSession(endpoint, args, { quiet: true }))),
    )
    if (sent.ok) {
      dispatch(showDialog('recordsUploaded'))
      return true
    }
    const { outcome, error } = sent
    if (outcome !== null && outcome !== 'notAuthenticated' && isDialogName(outcome))
      dispatch(showDialog(outcome, failureContext(error, texts)))
    return false
  }
}

/** Names the row that the server refused, if it said so. */
function failureContext(
  error: ApiError,
  { failureNote, noAnswerNote }: SendRowsTexts,
): DialogContext {
  if (error.kind === 'network' || error.kind === 'timeout')
    return { footnote: `${failureNote} ${noAnswerNote}` }
  return { footnote: failureNote, ...refusalContext(error, 'Reason given by the server') }
}
