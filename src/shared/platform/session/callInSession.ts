import type { ApiError } from '#shared/platform/api/apiError.ts'
import { callEndpoint } from '#shared/platform/api/callEndpoint.ts'
import type { CallOptions, Endpoint } from '#shared/platform/api/endpoint.ts'
import { classifyError } from '#shared/platform/api/errorRules.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import { handleSessionLost } from '#shared/platform/session/end/endSession.ts'
import { isDialogName, type DialogName } from '#shared/platform/store/dialogNames.ts'
import type { DialogContext } from '#shared/platform/store/overlaySlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

export type SessionCallOptions = CallOptions & {
  /** The screen shows the failure, so no dialog opens. A 401 still ends the session. */
  quiet?: boolean
  /** Fills the placeholders of the dialog's text. */
  context?: DialogContext
}

/** `outcome` is null when the call was aborted. */
export type SessionCallResult<Value, Outcome extends string> =
  | { ok: true; value: Value }
  | { ok: false; error: ApiError; outcome: DialogName | Outcome | null }

/**
 * Aborted when the session ends. Opens the dialog of its failure; 'notAuthenticated' ends the session, with one dialog.
 * The caller handles outcomes without a dialog.
 */
export function callInSession<Args, Value, Outcome extends string = never>(
  endpoint: Endpoint<Args, Value, Outcome>,
  args: Args,
  { quiet = false, context, ...options }: SessionCallOptions = {},
): AppThunk<Promise<SessionCallResult<Value, Outcome>>> {
  return async (dispatch, _getState, session) => {
    const signal = anySignal(session.signal, options.signal)
    const result = await callEndpoint(endpoint, args, { ...options, signal })
    if (result.ok) return result
    const outcome = classifyError(endpoint.errors, result.error)
    if (outcome === 'notAuthenticated') dispatch(handleSessionLost())
    else if (outcome !== null && !quiet && isDialogName(outcome))
      dispatch(showDialog(outcome, context))
    return { ok: false, error: result.error, outcome }
  }
}
