import { run } from '#shared/api/run.ts'
import { raise } from '#shared/errors/ask.ts'
import { whileBusy } from '#shared/errors/whileBusy.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { SubClient } from '../case.ts'
import { reloadCases } from '../davApi.ts'
import { initiateCases } from '../endpoints.ts'

/** Sends the file: true when its cases are on their way, which is said; a failure has its dialog and nothing is lost. */
export function processCsv(subClient: SubClient, file: File): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const sent = await dispatch(
      whileBusy('Creating the cases', dispatch(run(initiateCases, { subClient, file }))),
    )
    if (!sent.ok) return false
    dispatch(reloadCases())
    dispatch(raise('recordsUploaded'))
    return true
  }
}
