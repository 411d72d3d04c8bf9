import type { ApiError } from '#shared/api/apiError.ts'
import { run } from '#shared/api/run.ts'
import { raise } from '#shared/errors/ask.ts'
import { isErrorName } from '#shared/errors/errorNames.ts'
import type { DialogContext } from '#shared/errors/overlaySlice.ts'
import { whileBusy } from '#shared/errors/whileBusy.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { SubClient } from '../case.ts'
import { reloadCases } from '../davApi.ts'
import { initiateCases } from '../endpoints.ts'

/** Sends the file: true when its cases are on their way, which is said; a failure has its dialog and nothing is lost. */
export function processCsv(subClient: SubClient, file: File): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const sending = dispatch(run(initiateCases, { subClient, file }, { quiet: true }))
    const sent = await dispatch(whileBusy('Creating the cases', sending))
    if (!sent.ok) {
      const { outcome, error } = sent
      if (outcome !== null && outcome !== 'notAuthenticated' && isErrorName(outcome))
        dispatch(raise(outcome, contextOf(error)))
      return false
    }
    dispatch(reloadCases())
    dispatch(raise('recordsUploaded'))
    return true
  }
}

/** Which row the server did not like; and without an answer the cases may be there all the same. */
function contextOf(error: ApiError): DialogContext {
  const kept = 'The file is still chosen, with all that you repaired.'
  if (error.kind === 'network' || error.kind === 'timeout')
    return {
      kept: `${kept} Look in View Checks whether its cases are there before you send it again.`,
    }
  const isRefused = error.kind === 'http' && error.status < 500 && error.detail !== ''
  return isRefused
    ? { kept, lists: [{ heading: 'What was refused', items: [error.detail] }] }
    : { kept }
}
