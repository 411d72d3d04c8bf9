import { run } from '#shared/api/run.ts'
import { env } from '#shared/config/env.ts'
import { raise } from '#shared/errors/ask.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { askToContinue } from './askToContinue.ts'
import { validateMail } from './endpoints.ts'
import { openMailResponse } from './mailResponse.ts'

/** 'unanswered': a dialog has said why, or nobody waits any more; the address is still to be checked. */
export type EmailVerdict = 'known' | 'unknown' | 'unanswered'

/** Asks whether an address has an account (shell §4, Sign-in). Whoever aborts it hears no more of it. */
export function checkEmail(email: string, signal: AbortSignal): AppThunk<Promise<EmailVerdict>> {
  return async (dispatch) => {
    const result = await dispatch(run(validateMail, { email }, { signal }))
    if (!result.ok) {
      if (result.outcome === 'askActiveSession') await dispatch(askToContinue(email))
      return 'unanswered'
    }
    try {
      const { exist } = await openMailResponse(result.value, env().VITE_MAIL_RESPONSE_KEY)
      if (signal.aborted) return 'unanswered'
      return exist ? 'known' : 'unknown'
    } catch {
      // It was sealed otherwise than this build expects: no answer to the question (D3).
      dispatch(raise('validateMailError'))
      return 'unanswered'
    }
  }
}
