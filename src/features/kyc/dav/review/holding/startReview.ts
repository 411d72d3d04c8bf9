import { ask } from '#shared/errors/ask.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { CASE_STATUS, type AddressCase } from '../../case.ts'
import { accessOf } from './access.ts'
import { reviewMachine } from './reviewMachine.ts'
import { send } from './runReview.ts'

/** Start QC: the case is assigned to this user, then it opens (kyc §4). */
export const startQc = (caseId: string): AppThunk<Promise<void>> =>
  send({ kind: 'startPressed', caseId })

/** Asks, then opens a decided case for another review and starts it. */
export function reopen(caseId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if ((await dispatch(ask('confirmReopen'))) === 'primary')
      await dispatch(send({ kind: 'reopenConfirmed', caseId }))
  }
}

/** Opens a case to be looked at; an own one that is still held offers to resume. One that another holds asks first. */
export function view(record: AddressCase): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const access = accessOf(record, selectUser(getState())?.email ?? '', Date.now())
    if (record.status === 'ASSIGNED' && access.kind === 'readOnly')
      await dispatch(send({ kind: 'heldPicked', record, readOnly: access.why }))
    else session.get(reviewMachine).address()?.open(record.caseId)
  }
}

/** What a click on the status of a case does (kyc §4). */
export function pickCase(record: AddressCase): AppThunk<Promise<void>> {
  switch (CASE_STATUS[record.status].action) {
    case 'startQc':
      return startQc(record.caseId)
    case 'report':
      return reopen(record.caseId)
    default:
      return view(record)
  }
}
