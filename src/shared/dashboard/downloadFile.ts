import type { Endpoint } from '#shared/api/endpoint.ts'
import { run } from '#shared/api/run.ts'
import { refusalContext } from '#shared/errors/refusalContext.ts'
import { raise } from '#shared/errors/ask.ts'
import { isErrorName } from '#shared/errors/errorNames.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import type { AppThunk } from '#shared/store/types.ts'

/** Fetches a file and saves it under `name`. A failure has its dialog, with the server's own reason where it gave one. */
export function downloadFile<Args>(
  endpoint: Endpoint<Args, Blob>,
  args: Args,
  name: string,
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await dispatch(run(endpoint, args, { quiet: true }))
    if (result.ok) {
      downloadBlob(result.value, name)
      return
    }
    const { outcome, error } = result
    if (outcome === null || outcome === 'notAuthenticated' || !isErrorName(outcome)) return
    // Its row is the server's sentence already.
    const isSaid = outcome === 'emptyMisError'
    dispatch(raise(outcome, isSaid ? {} : refusalContext(error)))
  }
}
