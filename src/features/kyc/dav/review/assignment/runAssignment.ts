import { requestDialogAnswer, showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { withBusySpinner } from '#shared/platform/dialogs/withBusySpinner.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import type { RootState } from '#shared/platform/store/rootReducer.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { CASE_STATUS, type AddressCase } from '../../case.ts'
import { evictCase, loadCase, prefetchCase } from '../../caseData/caseCache.ts'
import { reloadCases } from '../../davApi.ts'
import { setCaseStatus, reopenCase } from '../../endpoints.ts'
import { reviewAccess, isAssignedTo, describeConflict } from './access.ts'
import { caseLocks, releaseCase, releaseCaseUnlessReviewed } from './caseLocks.ts'
import { assignmentMachine, type CaseUrl } from './machine/assignmentMachine.ts'
import {
  reviewedCaseId,
  type AssignmentEffect,
  type AssignmentEvent,
  type StatusCall,
} from './machine/assignmentState.ts'

/** The machine reports the failures. */
export const QUIET = { quiet: true } as const

/** Requests that must precede the page's end are sent before this returns its promise. */
export function sendAssignmentEvent(event: AssignmentEvent): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const machine = session.get(assignmentMachine)
    const locks = session.get(caseLocks)
    const effects = machine.dispatch(event)
    locks.setOwnCase(reviewedCaseId(machine.getState()))
    await Promise.all(effects.map((effect) => dispatch(runEffect(effect))))
  }
}

function runEffect(effect: AssignmentEffect): AppThunk<unknown> {
  switch (effect.kind) {
    case 'changeStatus':
      return changeStatus(effect.caseId, effect.call)
    case 'release':
      return releaseCaseUnlessReviewed(effect.caseId)
    case 'releaseInAllTabs':
      return releaseCase(effect.caseId)
    case 'load':
      return loadAssignedCase(effect.caseId)
    case 'loadConflict':
      return loadConflict(effect.caseId)
    case 'prefetch':
      return prefetchCase(effect.caseId)
    case 'evict':
      return evictCase(effect.caseId)
    case 'openUrl':
      return withCaseUrl((address) => address.open(effect.caseId))
    case 'closeUrl':
      return withCaseUrl((address) => address.close())
    case 'reloadList':
      return reloadCases()
    case 'showDialog':
      return showDialog(effect.name, { detail: effect.detail, override: effect.override })
    default:
      return effect satisfies never
  }
}

function changeStatus(caseId: string, call: StatusCall): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const response = dispatch(
      call === 'reopen'
        ? callInSession(reopenCase, { caseId }, QUIET)
        : callInSession(
            setCaseStatus,
            call === 'assign'
              ? { caseId, status: 'ASSIGNED' }
              : { caseId, status: 'PENDING_QC', force: true },
            QUIET,
          ),
    )
    const result = await dispatch(withBusySpinner('Opening the case…', response))
    await dispatch(
      sendAssignmentEvent(
        result.ok
          ? { kind: 'statusChanged', caseId, call }
          : { kind: 'statusChangeFailed', caseId, outcome: result.outcome },
      ),
    )
  }
}

export const currentUserEmail = (state: RootState): string => selectUser(state)?.email ?? ''

function loadAssignedCase(caseId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const result = await dispatch(loadCase(caseId))
    if (!result.ok) {
      await dispatch(sendAssignmentEvent({ kind: 'loadFailed', caseId, outcome: result.outcome }))
      return
    }
    const { value: reviewCase } = result
    const access = reviewAccess(reviewCase.record, currentUserEmail(getState()), Date.now())
    await dispatch(sendAssignmentEvent({ kind: 'loaded', reviewCase, access }))
  }
}

/** After a refusal. A failure here is not reported. */
function loadConflict(caseId: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(evictCase(caseId))
    const result = await dispatch(loadCase(caseId))
    const record = result.ok ? result.value.record : null
    const email = currentUserEmail(getState())
    const readOnlyReason = describeConflict(record, email, Date.now())
    const isOwn = record !== null && isAssignedTo(record, email)
    await dispatch(
      sendAssignmentEvent({ kind: 'conflictLoaded', caseId, record, readOnlyReason, isOwn }),
    )
  }
}

const withCaseUrl =
  (openUrl: (address: CaseUrl) => void): AppThunk<void> =>
  (_dispatch, _getState, session) => {
    const address = session.get(assignmentMachine).getUrl()
    if (address !== null) openUrl(address)
  }

export const startQc = (caseId: string): AppThunk<Promise<void>> =>
  sendAssignmentEvent({ kind: 'startPressed', caseId })

function confirmAndReopenCase({ caseId, source }: AddressCase): AppThunk<Promise<void>> {
  const { name, reference } = source
  const candidate = { text: name, note: reference || undefined }
  return async (dispatch) => {
    const facts = [{ label: 'Candidate', lines: [candidate] }]
    if ((await dispatch(requestDialogAnswer('confirmReopen', { facts }))) === 'primary')
      await dispatch(sendAssignmentEvent({ kind: 'reopenConfirmed', caseId }))
  }
}

/** Read-only; an assigned own case offers to resume, another reviewer's asks first. */
export function viewCase(record: AddressCase): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const access = reviewAccess(record, currentUserEmail(getState()), Date.now())
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
