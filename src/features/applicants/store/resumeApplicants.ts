import { isRunning, jobMayHaveArrived } from '#shared/kits/jobs/job.ts'
import type { ApplicantsCode } from '#shared/kits/jobs/jobOwners.ts'
import { toServiceKey } from '#shared/platform/session/services.ts'
import { deleteUnfinishedRestores } from '../file/unfinishedRestores.ts'
import { jobOfQueued, jobOwnersOf } from '../model/applicant.ts'
import { selectApplicant } from './applicantsSlice.ts'
import { changeApplicant, loadApplicants } from './applicantsStore.ts'
import { readApplicants } from './applicantStorage.ts'

export const readJobOwners: ApplicantsCode['readJobOwners'] = async (user, jobs) =>
  jobOwnersOf(await readApplicants(user), jobs)

export const resumeApplicants: ApplicantsCode['resumeApplicants'] = () => async (dispatch) => {
  await dispatch(deleteUnfinishedRestores())
  await dispatch(loadApplicants())
}

export const returnFiles: ApplicantsCode['returnFiles'] =
  ({ id }, job) =>
  async (dispatch, getState) => {
    const applicant = selectApplicant(getState(), id)
    const queued = applicant?.queued.find((one) => jobOfQueued(one, [job]) !== undefined)
    // A running job that was stopped may have been charged, too.
    const mayHaveArrived = isRunning(job) || jobMayHaveArrived(job)
    const returned = {
      analyzer: toServiceKey(job.analyzer) ?? null,
      files: job.files,
      mayHaveArrived,
    }
    await dispatch(
      changeApplicant(
        id,
        queued === undefined
          ? { kind: 'jobTakenOut', job: job.id, returned }
          : {
              kind: 'unqueued',
              ids: [queued.id],
              mayHaveArrived: mayHaveArrived ? [queued.id] : [],
            },
      ),
    )
  }
