import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { CASE_STATUS, type AddressCase } from '../../case.ts'
import { reviewAccess } from './access.ts'
import { assignmentMachine } from './assignmentMachine.ts'
import { sendAssignmentEvent } from './runAssignment.ts'

export const startQc = (caseId: string): AppThunk<Promise<void>> =>
  sendAssignmentEvent({ kind: 'startPressed', caseId })

function confirmAndReopenCase({ caseId, source }: AddressCase): AppThunk<Promise<void>> {
  const { name, reference } = source
  const candidate = { text: name, ...(reference === '' ? {} : { note: reference }) }
  return async (dispatch) => {
    const facts = [{ label: 'Candidate', lines: [candidate] }]
    if ((await dispatch(requestDialogAnswer('confirmReopen', { facts }))) === 'primary')
      await dispatch(sendAssignmentEvent({ kind: 'reopenConfirmed', caseId }))
  }
}

/** Read-only; an assigned own case offers to resume, another reviewer's asks first. */
export function viewCase(record: AddressCase): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const access = reviewAccess(record, selectUser(getState())?.email ?? '', Date.now())
    if (record.status === 'ASSIGNED' && access.kind === 'readOnly')
      await dispatch(
        sendAssignmentEvent({ kind: 'assignedCaseOpened', record, readOnlyReason: access.reason }),
      )
    else session.get(assignmentMachine).getUrl()?.open(record.caseId)
  }
}

export function runCaseStatusAction(record: AddressCase): AppThunk<Promise<void>> {
  switch (CASE_STATUS[record.status].action) {
    case 'startQc':
      return startQc(record.caseId)
    case 'report':
      return confirmAndReopenCase(record)
    default:
      return viewCase(record)
  }
}
