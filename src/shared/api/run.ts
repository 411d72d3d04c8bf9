import { raise } from '#shared/errors/ask.ts'
import { isErrorName, type ErrorName } from '#shared/errors/errorNames.ts'
import { judge } from '#shared/errors/errorRules.ts'
import type { DialogContext } from '#shared/errors/overlaySlice.ts'
import { anySignal } from '#shared/lib/anySignal.ts'
import { sessionLost } from '#shared/session/endSession.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { ApiError } from './apiError.ts'
import { call } from './call.ts'
import type { CallOptions, Endpoint } from './endpoint.ts'

export type RunOptions = CallOptions & {
  /** The screen explains the failure itself, so no dialog is raised. A 401 still ends the session. */
  quiet?: boolean
  /** What the dialog adds to its catalogue row. */
  context?: DialogContext
}

/** `outcome` is the failure's name, or null when the call was aborted and nobody is waiting. */
export type RunResult<Value, Outcome extends string> =
  | { ok: true; value: Value }
  | { ok: false; error: ApiError; outcome: ErrorName | Outcome | null }

/**
 * Runs a call of the session, whose end aborts it, and shows its failure's dialog. 'notAuthenticated' ends the session, which shows that dialog once
 * however many calls fail together; an outcome outside the catalogue is left to the caller.
 */
export function run<Args, Value, Outcome extends string = never>(
  endpoint: Endpoint<Args, Value, Outcome>,
  args: Args,
  { quiet = false, context, ...options }: RunOptions = {},
): AppThunk<Promise<RunResult<Value, Outcome>>> {
  return async (dispatch, _getState, session) => {
    const signal = anySignal(session.signal, options.signal)
    const result = await call(endpoint, args, { ...options, signal })
    if (result.ok) return result
    const outcome = judge(endpoint.errors, result.error)
    if (outcome === 'notAuthenticated') dispatch(sessionLost())
    else if (outcome !== null && !quiet && isErrorName(outcome)) dispatch(raise(outcome, context))
    return { ok: false, error: result.error, outcome }
  }
}
