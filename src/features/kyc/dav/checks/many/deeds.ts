import type { ApiError } from '#shared/api/apiError.ts'
import { run, type RunResult } from '#shared/api/run.ts'
import { REPORTS_ZIP_MAX_BYTES } from '#shared/config/limits.ts'
import { makeZip } from '#shared/files/zip.ts'
import { indiaDay } from '#shared/lib/day.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { CodeLost } from '#shared/lib/loadCode.ts'
import { failureLine } from '#shared/records/failureLine.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { reloadCases } from '../../davApi.ts'
import { caseReport, resendNotification } from '../../endpoints.ts'
import { reportName } from '../../reportName.ts'
import type { Chosen, Deed, Tally } from './manyState.ts'
import { forgetNotified, isNotified, noteNotified } from './sentLedger.ts'

/** What became of one case. 'gone': the session is over, and nobody waits for it. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'skipped' }
  /** `isLast`: the next ones would fail by the same. */
  | { kind: 'failed'; reason: string; isLast: boolean }
  | { kind: 'gone' }

/** How a run ended: a sentence where there is something to say, and whether nothing came of what was done. */
export type Ending = { note: string | null; isLost: boolean }

type DeedRow = {
  one: (chosen: Chosen) => AppThunk<Promise<Outcome>>
  finish: (tally: Tally) => AppThunk<Promise<Ending>>
}

const WELL: Ending = { note: null, isLost: false }

/** How each deed is done, and what follows when its run is through. */
export const DEED_ROWS: Record<Deed, DeedRow> = {
  resend: { one: resendTo, finish: showResent },
  report: { one: fetchReport, finish: saveReports },
}

function failed(
  { error, outcome }: Extract<RunResult<unknown, never>, { ok: false }>,
  unanswered: string,
): Outcome {
  const line = failureLine({ error, outcome })
  if (line === null) return { kind: 'gone' }
  const hasNoAnswer = isUnanswered(error)
  return { kind: 'failed', reason: hasNoAnswer ? unanswered : line, isLast: hasNoAnswer }
}

const isUnanswered = ({ kind }: ApiError) => kind === 'network' || kind === 'timeout'

function resendTo(chosen: Chosen): AppThunk<Promise<Outcome>> {
  return async (dispatch) => {
    const { caseId } = chosen
    if (isNotified(chosen)) return { kind: 'skipped' }
    noteNotified(caseId)
    const result = await dispatch(
      run(resendNotification, { caseId, alternateNumber: null }, { quiet: true }),
    )
    if (result.ok) return { kind: 'done' }
    forgetNotified(caseId)
    return failed(result, 'No answer came, so it may have been sent: its log tells.')
  }
}

function showResent({ done }: Tally): AppThunk<Promise<Ending>> {
  return async (dispatch) => {
    if (done > 0) dispatch(reloadCases())
    return Promise.resolve(WELL)
  }
}

/** The reports of a run, until they are saved. */
const reports = () => ({ files: new Array<{ name: string; blob: Blob }>(), bytes: 0 })

function fetchReport({ caseId, name, reference }: Chosen): AppThunk<Promise<Outcome>> {
  return async (dispatch, _getState, session) => {
    const gathered = session.get(reports)
    if (gathered.bytes >= REPORTS_ZIP_MAX_BYTES)
      return {
        kind: 'failed',
        reason: 'The ZIP was full: download once more for the rest.',
        isLast: true,
      }
    const result = await dispatch(run(caseReport, { caseId }, { quiet: true }))
    if (!result.ok) return failed(result, 'No answer came. Try again when the connection is back.')
    gathered.files.push({ name: reportName({ name, reference }), blob: result.value })
    gathered.bytes += result.value.size
    return { kind: 'done' }
  }
}

/** All that came as one ZIP; a report alone needs none. */
function saveReports(): AppThunk<Promise<Ending>> {
  return async (_dispatch, _getState, session) => {
    const gathered = session.get(reports)
    const { files } = gathered
    gathered.files = []
    gathered.bytes = 0
    if (files.length === 0) return WELL
    try {
      downloadBlob(await makeZip(files), `DAV_reports_${indiaDay(Date.now())}.zip`)
      return WELL
    } catch (error) {
      if (!(error instanceof CodeLost)) throw error
      return {
        note: 'The ZIP could not be made: there is no connection. All stay selected.',
        isLost: true,
      }
    }
  }
}
