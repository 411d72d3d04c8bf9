import type { ApiResult } from '#shared/platform/api/apiError.ts'
import { callMayHaveArrived } from '#shared/platform/api/callMayHaveArrived.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { DialogContext } from '#shared/platform/store/overlaySlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

/** A call that charges or contacts somebody. */
export type Repeatable = {
  /** The same for a repeat of the same call: its name and what it is about. */
  key: string
  /** 'The candidate may already have been notified.' */
  arrivalText: string
}

/** Keys of the calls of this session whose last answer was not the service's own. */
const unconfirmedCalls = () => new Set<string>()

/** Asks before a call is repeated that may have arrived (decisions L130). True: send it. */
export function confirmRepeat({ key, arrivalText }: Repeatable): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, session) => {
    if (!session.get(unconfirmedCalls).has(key)) return true
    const answer = await dispatch(requestDialogAnswer('confirmSendAgain', { detail: arrivalText }))
    return answer === 'primary' && !session.signal.aborted
  }
}

/** Remembers whether the call may have arrived. */
export function recordArrival({ key }: Repeatable, result: ApiResult<unknown>): AppThunk {
  return (_dispatch, _getState, session) => {
    const unconfirmed = session.get(unconfirmedCalls)
    if (!result.ok && callMayHaveArrived(result.error)) unconfirmed.add(key)
    else unconfirmed.delete(key)
  }
}

/** For the dialog of a call that may have arrived; that of a missing answer keeps the words of the specification. */
export const arrivalContext = (
  outcome: DialogName,
  { arrivalText }: Pick<Repeatable, 'arrivalText'>,
): DialogContext =>
  outcome === 'uploadFailed'
    ? { footnote: arrivalText }
    : { override: { title: 'No confirmation from the service', line: arrivalText } }
