import { raise } from '#shared/errors/ask.ts'
import { CodeLost, loadCode } from '#shared/lib/loadCode.ts'
import type { AppThunk } from '#shared/store/types.ts'

/** Somebody is signed in elsewhere: asks whether that may end. Few ever are, so the code for it comes when it is needed. */
export function askToContinue(email: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      const { continueInNewSession } = await loadCode(
        async () => import('./continueInNewSession.ts'),
      )
      await dispatch(continueInNewSession(email))
    } catch (error) {
      if (!(error instanceof CodeLost)) throw error
      dispatch(raise('uploadFailed'))
    }
  }
}
