import { callKeepingAlive } from '#shared/api/callKeepingAlive.ts'
import { raise } from '#shared/errors/ask.ts'
import { judge } from '#shared/errors/errorRules.ts'
import { sessionLost } from '#shared/session/endSession.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { reloadCases } from '../../davApi.ts'
import { moveCase } from '../../endpoints.ts'

/** Somebody else has it or has decided it: there is nothing left to give back. */
const ALREADY_GONE: ReadonlySet<string> = new Set([
  'caseAlreadyAssigned',
  'caseStatusAlreadyUpdated',
])

/**
 * Gives a case back to the list (decisions D37). The call is on its way when this returns, and arrives though the page goes
 * away; where the page stays, a failure is said, for the case is then still held.
 */
export function giveBack(caseId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await callKeepingAlive(moveCase, { caseId, to: 'PENDING_QC' })
    if (result.ok) {
      dispatch(reloadCases())
      return
    }
    const outcome = judge(moveCase.errors, result.error)
    if (outcome === 'notAuthenticated') dispatch(sessionLost())
    else if (outcome !== null && !ALREADY_GONE.has(outcome)) dispatch(raise(outcome))
  }
}
