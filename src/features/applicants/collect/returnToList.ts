import type { FailedJob } from '#shared/kits/jobs/job.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { QueuedJob } from '../model/applicant.ts'
import { selectApplicant } from '../store/applicantsSlice.ts'
import { returnFailedJobToList, returnQueuedToList } from '../store/queuedJobs.ts'
import { collectList } from './collectList.ts'

/** The files of queued jobs that nothing sends are unsent documents again. */
export function returnQueued(
  applicant: string,
  queued: readonly QueuedJob[],
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(
      returnQueuedToList(
        applicant,
        queued.map(({ id }) => id),
      ),
    )
    const files = queued.flatMap((job) => job.files)
    dispatch(addReturned(applicant, files))
  }
}

/** The files of a failed job are unsent documents again: the user corrects what was wrong. */
export function returnFailedJob(applicant: string, job: FailedJob): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(returnFailedJobToList(applicant, job))
    dispatch(addReturned(applicant, job.files))
  }
}

/** The record has them already; this tab's list takes them over and checks them, because a password may be lost. */
function addReturned(applicant: string, files: readonly AcceptedFile[]): AppThunk {
  return (dispatch, getState, session) => {
    const passwords = session.get(filePasswords)
    const uploads = dispatch(collectList(applicant))
    const listed = selectApplicant(getState(), applicant)?.entries ?? []
    const isNew = ({ id }: AcceptedFile) =>
      listed.some((entry) => entry.id === id) && !uploads.getState().some((one) => one.id === id)
    const returned = files.filter(isNew)
    const arrivals = listed.filter((entry) => entry.mayHaveArrived === true).map(({ id }) => id)
    uploads.addAccepted(returned, arrivals)
    for (const { id } of returned) void uploads.recheck(id, passwords.get(id))
  }
}
