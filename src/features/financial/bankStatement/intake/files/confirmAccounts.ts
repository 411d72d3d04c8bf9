import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { accountNumber } from '../account/accountTitle.ts'
import { findAccountWarnings } from '../state/accountWarnings.ts'
import type { IntakeData } from '../state/intake.ts'
import { selectFacts, selectIntake } from '../state/intakeSlice.ts'
import { waitForReads } from './waitForReads.ts'

/** What to send: each file belongs to its account, as far as it tells, or the user says so. Null: not now. */
export function confirmAccounts(): AppThunk<Promise<IntakeData | null>> {
  return async (dispatch, getState) => {
    await dispatch(waitForReads())
    const intake = selectIntake(getState())
    if (intake.kind === 'Not Uploaded') return null
    const warnings = findAccountWarnings(intake, selectFacts(getState()))
    if (warnings.length === 0) return intake
    const facts = warnings.map(({ account, lines }) => ({
      label: accountNumber(account),
      lines: lines.map(({ text, files }) => ({ text, note: files })),
    }))
    const answer = await dispatch(requestDialogAnswer('confirmAccounts', { facts }))
    return answer === 'primary' && selectIntake(getState()) === intake ? intake : null
  }
}
