import type { ApiError } from '#shared/api/apiError.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { run } from '#shared/api/run.ts'
import { raise } from '#shared/errors/ask.ts'
import { isErrorName } from '#shared/errors/errorNames.ts'
import { refusalContext } from '#shared/errors/refusalContext.ts'
import type { DialogContext } from '#shared/errors/overlaySlice.ts'
import { whileBusy } from '#shared/errors/whileBusy.ts'
import type { AppThunk } from '#shared/store/types.ts'

type SendingWords = {
  /** 'Creating the cases'. */
  busy: string
  /** What a failure leaves: 'The file is still chosen, with all that you repaired.' */
  kept: string
  /** Without an answer the rows may have been taken all the same: where to look before it is sent again. */
  whenUnsure: string
}

/** Sends a file of rows: true when it was taken, which is said; a failure has its dialog and nothing is lost. */
export function sendRows<Args, Value>(
  endpoint: Endpoint<Args, Value>,
  args: Args,
  words: SendingWords,
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const sent = await dispatch(
      whileBusy(words.busy, dispatch(run(endpoint, args, { quiet: true }))),
    )
    if (sent.ok) {
      dispatch(raise('recordsUploaded'))
      return true
    }
    const { outcome, error } = sent
    if (outcome !== null && outcome !== 'notAuthenticated' && isErrorName(outcome))
      dispatch(raise(outcome, contextOf(error, words)))
    return false
  }
}

/** Which row the server did not like, where it said so. */
function contextOf(error: ApiError, { kept, whenUnsure }: SendingWords): DialogContext {
  if (error.kind === 'network' || error.kind === 'timeout') return { kept: `${kept} ${whenUnsure}` }
  return { kept, ...refusalContext(error, 'What was refused') }
}
