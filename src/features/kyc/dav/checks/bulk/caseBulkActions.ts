import send from 'bootstrap-icons/icons/send.svg?raw'
import type { BulkActions, RowOutcome } from '#shared/kits/dashboard/bulk/bulkAction.ts'
import type { SelectedRow, BulkCounts } from '#shared/kits/dashboard/bulk/bulkState.ts'
import { reportAction, toFailedOutcome } from '#shared/kits/dashboard/bulk/reportAction.ts'
import { callMayHaveArrived } from '#shared/platform/api/callMayHaveArrived.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { recordArrival } from '#shared/platform/session/confirmRepeat.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { reloadCases } from '../../davApi.ts'
import { caseReport, resendNotification } from '../../endpoints.ts'
import { resendOf } from '../resendToCandidate.ts'
import {
  deleteNotification,
  wasRecentlyNotified,
  recordNotification,
} from './recentNotifications.ts'

export const CASE_BULK_ACTIONS: BulkActions = {
  list: 'dav',
  noun: 'cases',
  actions: {
    report: reportAction({
      fetch: ({ id }) => callInSession(caseReport, { caseId: id }, { quiet: true }),
      zipName: 'DAV_reports',
      disabledReason: 'None has a decision yet',
    }),
    resend: {
      icon: send,
      label: 'Resend notification',
      disabledReason: 'None is waiting for the candidate',
      progressLabel: 'Notifying candidates',
      doneText: (count) => `${plural(count, 'candidate')} notified`,
      skippedText: 'skipped: notified a moment ago',
      contact: {
        sends: 'An email, an SMS and a call',
        receives: (chosen) => !wasRecentlyNotified(chosen),
        skippedReason: 'notified a moment ago',
        otherReason: 'not waiting for the candidate, and still selected',
      },
      runOne: resendToSelected,
      finish: finishResend,
    },
  },
}

function resendToSelected(chosen: SelectedRow): AppThunk<Promise<RowOutcome>> {
  return async (dispatch) => {
    const { id: caseId } = chosen
    if (wasRecentlyNotified(chosen)) return { kind: 'skipped' }
    recordNotification(caseId)
    const result = await dispatch(
      callInSession(resendNotification, { caseId, alternateNumber: null }, { quiet: true }),
    )
    dispatch(recordArrival(resendOf(caseId), result))
    if (result.ok) return { kind: 'done' }
    const mayHaveArrived = callMayHaveArrived(result.error)
    if (!mayHaveArrived) deleteNotification(caseId)
    return toFailedOutcome(result, {
      isStopping: mayHaveArrived,
      text: 'The server did not confirm it, so it may have been sent. Check its log.',
    })
  }
}

function finishResend({ done }: BulkCounts): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (done > 0) dispatch(reloadCases())
    return Promise.resolve()
  }
}
