import send from 'bootstrap-icons/icons/send.svg?raw'
import { run } from '#shared/api/run.ts'
import { ENDED_WELL, type Ending, type ManyKit, type Outcome } from '#shared/dashboard/many/deed.ts'
import { failedOutcome } from '#shared/dashboard/many/failedOutcome.ts'
import type { Chosen, Tally } from '#shared/dashboard/many/manyState.ts'
import { reportDeed } from '#shared/dashboard/many/reportDeed.ts'
import { plural } from '#shared/lib/plural.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { reloadCases } from '../../davApi.ts'
import { caseReport, resendNotification } from '../../endpoints.ts'
import { forgetNotified, isNotified, noteNotified } from './sentLedger.ts'

/** What is done over many cases. */
export const CASE_KIT: ManyKit = {
  list: 'dav',
  noun: 'cases',
  deeds: {
    report: reportDeed({
      fetch: ({ id }) => run(caseReport, { caseId: id }, { quiet: true }),
      zipName: 'DAV_reports',
      none: 'None of them is decided',
    }),
    resend: {
      icon: send,
      label: 'Resend to all',
      none: 'None of them waits for the candidate',
      doing: 'Notifying candidates',
      done: (count) => `${plural(count, 'candidate')} notified`,
      skipped: 'left out: notified a moment ago',
      one: resendTo,
      finish: showResent,
    },
  },
}

function resendTo(chosen: Chosen): AppThunk<Promise<Outcome>> {
  return async (dispatch) => {
    const { id: caseId } = chosen
    if (isNotified(chosen)) return { kind: 'skipped' }
    noteNotified(caseId)
    const result = await dispatch(
      run(resendNotification, { caseId, alternateNumber: null }, { quiet: true }),
    )
    if (result.ok) return { kind: 'done' }
    forgetNotified(caseId)
    return failedOutcome(result, 'No answer came, so it may have been sent: its log tells.')
  }
}

function showResent({ done }: Tally): AppThunk<Promise<Ending>> {
  return async (dispatch) => {
    if (done > 0) dispatch(reloadCases())
    return Promise.resolve(ENDED_WELL)
  }
}
