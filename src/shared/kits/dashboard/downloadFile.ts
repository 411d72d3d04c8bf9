import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { refusalContext } from '#shared/platform/dialogs/refusalContext.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { isDialogName } from '#shared/platform/store/dialogNames.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

/** A failure opens its dialog, with the server's reason if any. */
export function downloadFile<Args>(
  endpoint: Endpoint<Args, Blob>,
  args: Args,
  name: string,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await dispatch(callInSession(endpoint, args, { quiet: true }))
    if (result.ok) {
      downloadBlob(result.value, name)
      return
    }
    const { outcome, error } = result
    if (outcome === null || outcome === 'notAuthenticated' || !isDialogName(outcome)) return
    // Its dialog contains the server's text already.
    const hasOwnText = outcome === 'emptyMisError'
    dispatch(showDialog(outcome, hasOwnText ? {} : refusalContext(error)))
  }
}
