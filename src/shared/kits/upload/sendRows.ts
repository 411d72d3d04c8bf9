import type { ApiError } from '#shared/platform/api/apiError.ts'
import { callMayHaveArrived } from '#shared/platform/api/callMayHaveArrived.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { refusalContext } from '#shared/platform/dialogs/refusalContext.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { withBusySpinner } from '#shared/platform/dialogs/withBusySpinner.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import {
  arrivalContext,
  confirmRepeat,
  recordArrival,
  type Repeatable,
} from '#shared/platform/session/confirmRepeat.ts'
import { isDialogName, type DialogName } from '#shared/platform/store/dialogNames.ts'
import type { DialogContext } from '#shared/platform/store/overlaySlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

type SendRowsTexts = {
  busyText: string
  /** What a repeat would do twice: 'Its cases may have been created and charged.' */
  arrivalText: string
  /** What remains after a failure: 'The file is still chosen, with all that you repaired.' */
  failureNote: string
  /** Without an answer of the service, the rows may have been accepted: where to look before sending again. */
  noAnswerNote: string
}

/**
 * Sends a file of rows: true on success, with a toast; a failure opens its dialog and loses nothing. A file that may have
 * arrived is only sent again after a question.
 */
export function sendRows<Args extends { file: File }, Value>(
  endpoint: Endpoint<Args, Value>,
  args: Args,
  texts: SendRowsTexts,
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const repeatable = {
      key: `${endpoint.name} ${args.file.name}`,
      arrivalText: `${texts.arrivalText} ${texts.noAnswerNote}`,
    }
    if (!(await dispatch(confirmRepeat(repeatable)))) return false
    const sent = await dispatch(
      withBusySpinner(texts.busyText, dispatch(callInSession(endpoint, args, { quiet: true }))),
    )
    dispatch(recordArrival(repeatable, sent))
    if (sent.ok) {
      dispatch(showDialog('recordsUploaded'))
      return true
    }
    const { outcome, error } = sent
    if (outcome !== null && outcome !== 'notAuthenticated' && isDialogName(outcome))
      dispatch(showDialog(outcome, failureContext(error, outcome, repeatable, texts)))
    return false
  }
}

/** Names the row that the server refused, if it said so. */
function failureContext(
  error: ApiError,
  outcome: DialogName,
  repeatable: Repeatable,
  { failureNote }: SendRowsTexts,
): DialogContext {
  if (!callMayHaveArrived(error))
    return { footnote: failureNote, ...refusalContext(error, 'Reason given by the server') }
  const { footnote, ...texts } = arrivalContext(outcome, repeatable)
  return { ...texts, footnote: [failureNote, footnote].filter(Boolean).join(' ') }
}
