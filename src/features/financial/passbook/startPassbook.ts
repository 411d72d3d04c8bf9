import { clearLastOutput } from '#shared/jobs/results.ts'
import { startJob } from '#shared/jobs/lifecycle.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { passbookDefinition } from './definition.ts'
import { toDraft, type PassbookDraft } from './passbookDraft.ts'

/** Proceed on the summary. What the output page showed before is no longer its output (decisions D18). */
export function startPassbook(chosen: PassbookDraft): AppThunk<string> {
  return (dispatch) => {
    void clearLastOutput()
    return dispatch(startJob(passbookDefinition, toDraft(chosen)))
  }
}
