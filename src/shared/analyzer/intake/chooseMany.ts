import type { UploadLimits } from '#shared/config/limits.ts'
import { raise } from '#shared/errors/ask.ts'
import { loadCode } from '#shared/lib/loadCode.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { fileVault } from '#shared/vault/vault.ts'

/** Several files begin a list of their own, whose code comes with the first one. */
export function chooseMany(
  analyzer: string,
  limits: UploadLimits,
  files: readonly File[],
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { signal }) => {
    const code = await loadCode(() => import('../batch/chosenFiles.ts')).catch(() => null)
    if (signal.aborted) return
    if (code === null) dispatch(raise('uploadFailed', { kept: 'None of the files was taken.' }))
    else await dispatch(code.choose(analyzer, limits, files))
  }
}

/** A locked file of a service that takes one begins a list too: there it is unlocked, and a copy without its password is sent (L33). */
export function unlockInList(
  analyzer: string,
  limits: UploadLimits,
  { id, name }: { id: string; name: string },
): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const bytes = await session.get(fileVault).get(id)
    if (bytes === undefined) dispatch(raise('fileNotKept'))
    else
      await dispatch(chooseMany(analyzer, limits, [new File([bytes], name, { type: bytes.type })]))
  }
}
