import { createElement } from 'react'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { composeFileName } from '#shared/platform/lib/text/fileName.ts'
import { toIndiaDay } from '#shared/platform/lib/time/day.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { showFormDialog } from '#shared/ui/dialogs/formDialog.tsx'
import { applicantName } from '../model/applicant.ts'
import { selectApplicant } from '../store/applicantsSlice.ts'
import { changeApplicant } from '../store/applicantsStore.ts'
import { collectApplicant, runningJobsOf } from './collectApplicant.ts'
import { SaveDialog, type SaveOptions, type SaveOutcome } from './SaveDialog.tsx'
import { writeArchive } from './writeArchive.ts'

/** Asks for a password and downloads the applicant as one ZIP. False: the user cancelled, or it failed. */
export function saveApplicant(id: string): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const applicant = selectApplicant(getState(), id)
    if (applicant === undefined) return false
    const runningCount = runningJobsOf(applicant, selectJobs(getState())).length
    return dispatch(
      showFormDialog<boolean>(
        (onClose) =>
          createElement(SaveDialog, {
            runningCount,
            save: async (options) => dispatch(writeApplicantFile(id, options)),
            onClose,
          }),
        false,
      ),
    )
  }
}

/** Downloads the file, unless something is missing that the user has not agreed to. Rejects as `writeArchive` does. */
function writeApplicantFile(
  id: string,
  { password, acceptsMissing, onProgress, signal: cancelled }: SaveOptions,
): AppThunk<Promise<SaveOutcome>> {
  return async (dispatch, getState, session) => {
    const signal = anySignal(session.signal, cancelled)
    const applicant = selectApplicant(getState(), id)
    if (applicant === undefined) return { kind: 'missing', names: [] }
    const collected = await dispatch(collectApplicant(applicant, password !== null, signal))
    if (collected.missing.length > 0 && !acceptsMissing)
      return { kind: 'missing', names: collected.missing }
    const zip = await writeArchive(collected, { password, signal, onProgress })
    const at = collected.manifest.savedAt
    const name = applicantName(applicant, selectJobs(getState()))
    downloadBlob(zip, composeFileName(name, ` ${toIndiaDay(at)}.zip`))
    await dispatch(changeApplicant(id, { kind: 'saved', at }))
    return { kind: 'saved' }
  }
}
