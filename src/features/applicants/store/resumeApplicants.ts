import { isRunning, jobMayHaveArrived, type Job } from '#shared/kits/jobs/job.ts'
import { storedJobs, updateJob } from '#shared/kits/jobs/jobsStore.ts'
import { toServiceKey } from '#shared/platform/session/services/services.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { deleteUnfinishedRestores } from '../file/unfinishedRestores.ts'
import { jobOfQueued, ownersOfJobs } from '../model/applicant.ts'
import { selectApplicant } from './applicantsSlice.ts'
import { changeApplicant } from './applicantsStore.ts'
import { storedApplicants } from './applicantStorage.ts'
import { loadApplicants } from './followApplicants.ts'

export function resumeOwners(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(deleteUnfinishedRestores())
    await dispatch(loadApplicants())
    await dispatch(correctOwners())
  }
}

/** Jobs of an older build do not say whose they are, and a page may close before a job says so. */
function correctOwners(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { signal }) => {
    const user = selectUser(getState())?.email
    if (user === undefined) return
    // Jobs first: an applicant is stored before its jobs say that they are its own.
    const jobs = await storedJobs.readAll(user)
    const owners = ownersOfJobs(await storedApplicants.readAll(user), jobs)
    if (signal.aborted) return
    const wrong = jobs.filter(({ id, ownerId }) => ownerId !== owners.get(id))
    await Promise.all(
      wrong.map(async ({ id }) =>
        dispatch(updateJob(id, { kind: 'owned', ownerId: owners.get(id) ?? null })),
      ),
    )
  }
}

export function returnFiles(id: string, job: Job): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
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
}
