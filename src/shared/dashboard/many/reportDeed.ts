import download from 'bootstrap-icons/icons/download.svg?raw'
import type { RunResult } from '#shared/api/run.ts'
import { REPORTS_ZIP_MAX_BYTES } from '#shared/config/limits.ts'
import { makeZip } from '#shared/files/zipWriter.ts'
import { indiaDay } from '#shared/lib/day.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { plural } from '#shared/lib/plural.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { ENDED_WELL, type Deed, type Ending, type Outcome } from './deed.ts'
import { failedOutcome } from './failedOutcome.ts'
import type { Chosen } from './manyState.ts'

type Reports = {
  fetch: (chosen: Chosen) => AppThunk<Promise<RunResult<Blob, string>>>
  /** The ZIP's name begins with it: 'DAV_reports'. */
  zipName: string
  /** Why none of the chosen rows has one. */
  none: string
}

/** The reports of all chosen rows as one ZIP, each under the name that it has alone. */
export function reportDeed({ fetch, zipName, none }: Reports): Deed {
  /** The reports of a run, until they are saved: a part of the session. */
  const reports = () => ({ files: new Array<{ name: string; blob: Blob }>(), bytes: 0 })

  const one =
    (chosen: Chosen): AppThunk<Promise<Outcome>> =>
    async (dispatch, _getState, session) => {
      const gathered = session.get(reports)
      if (gathered.bytes >= REPORTS_ZIP_MAX_BYTES)
        return {
          kind: 'failed',
          reason: 'The ZIP was full: download once more for the rest.',
          isLast: true,
        }
      const result = await dispatch(fetch(chosen))
      if (!result.ok)
        return failedOutcome(result, 'No answer came. Try again when the connection is back.')
      gathered.files.push({ name: chosen.reportName, blob: result.value })
      gathered.bytes += result.value.size
      return { kind: 'done' }
    }

  const finish = (): AppThunk<Promise<Ending>> => async (_dispatch, _getState, session) => {
    const gathered = session.get(reports)
    const { files } = gathered
    gathered.files = []
    gathered.bytes = 0
    if (files.length === 0) return ENDED_WELL
    downloadBlob(await makeZip(files), `${zipName}_${indiaDay(Date.now())}.zip`)
    return ENDED_WELL
  }

  return {
    icon: download,
    label: 'Download reports',
    none,
    doing: 'Fetching reports',
    done: (count) => `${plural(count, 'report')} in the ZIP`,
    one,
    finish,
  }
}
