import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { ChunkLoadError, loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

/** Rarely needed, so the dialog's code loads on demand. */
export function confirmNewSession(email: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      const { continueInNewSession } = await loadChunk(
        async () => import('./continueInNewSession.ts'),
      )
      await dispatch(continueInNewSession(email))
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error
      dispatch(showDialog('uploadFailed'))
    }
  }
}
