import download from 'bootstrap-icons/icons/download.svg?raw'
import { failureMessage } from '#shared/kits/records/failureMessage.ts'
import type { ApiError } from '#shared/platform/api/apiError.ts'
import { REPORTS_ZIP_MAX_BYTES } from '#shared/platform/config/limits.ts'
import { makeZip } from '#shared/platform/files/zipWriter.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { toIndiaDay } from '#shared/platform/lib/time/day.ts'
import type { SessionCallResult } from '#shared/platform/session/callInSession.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { BulkAction, RowOutcome } from './bulkAction.ts'
import type { SelectedRow } from './bulkState.ts'

/** @param stop `text` is the reason of a failure that also stops the next rows */
export function toFailedOutcome(
  { error, outcome }: Extract<SessionCallResult<unknown, string>, { ok: false }>,
  { isStopping, text }: { isStopping: boolean; text: string },
): RowOutcome {
  const line = failureMessage({ error, outcome })
  if (line === null) return { kind: 'sessionEnded' }
  return { kind: 'failed', reason: isStopping ? text : line, shouldStop: isStopping }
}

const isUnanswered = ({ kind }: ApiError) => kind === 'network' || kind === 'timeout'

type ReportActionOptions = {
  fetch: (chosen: SelectedRow) => AppThunk<Promise<SessionCallResult<Blob, string>>>
  /** Prefix of the file name: 'DAV_reports'. */
  zipName: string
  /** Why none of the selected rows has a report. */
  disabledReason: string
}

/** Saves all reports as one ZIP, each under its own name. */
export function reportAction({ fetch, zipName, disabledReason }: ReportActionOptions): BulkAction {
  /** The reports of a run until they are saved; a session part. */
  const reports = () => ({ files: new Array<{ name: string; blob: Blob }>(), bytes: 0 })

  const runOne =
    (chosen: SelectedRow): AppThunk<Promise<RowOutcome>> =>
    async (dispatch, _getState, session) => {
      const collected = session.get(reports)
      if (collected.bytes >= REPORTS_ZIP_MAX_BYTES)
        return {
          kind: 'failed',
          reason: 'The ZIP was full. Download again for the rest.',
          shouldStop: true,
        }
      const result = await dispatch(fetch(chosen))
      if (!result.ok)
        return toFailedOutcome(result, {
          isStopping: isUnanswered(result.error),
          text: 'The server did not answer. Try again when the connection is back.',
        })
      collected.files.push({ name: chosen.reportName, blob: result.value })
      collected.bytes += result.value.size
      return { kind: 'done' }
    }

  const finish = (): AppThunk<Promise<void>> => async (_dispatch, _getState, session) => {
    const collected = session.get(reports)
    const { files } = collected
    collected.files = []
    collected.bytes = 0
    if (files.length === 0) return
    downloadBlob(await makeZip(files), `${zipName}_${toIndiaDay(Date.now())}.zip`)
  }

  return {
    icon: download,
    label: 'Download reports',
    disabledReason,
    progressLabel: 'Fetching reports',
    doneText: (count) => `${plural(count, 'report')} in the ZIP`,
    runOne,
    finish,
  }
}
