import * as v from 'valibot'
import { loadChunk } from '#shared/platform/lib/loadChunk.ts'
import { createStoredValue } from '#shared/platform/session/createStoredValue.ts'
import { SESSION_KEYS } from '#shared/platform/session/storageKeys.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { Job, JobOwner, JobOwners } from './job.ts'
import { jobOwnersRead, selectJobOwners, selectJobs } from './jobsSlice.ts'

/** The part of the applicants' code that jobs need. */
export type ApplicantsCode = {
  /** Which of the jobs belong to applicants of this user. */
  readJobOwners: (user: string, jobs: readonly Job[]) => Promise<JobOwners>
  /** Follows jobs and other tabs from now on; a second call does nothing. */
  resumeApplicants: () => AppThunk<Promise<void>>
  /** Puts the files of a job that is removed back to the applicant's documents. */
  returnFiles: (owner: JobOwner, job: Job) => AppThunk<Promise<void>>
}

declare module '#shared/platform/store/sessionScope.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface SessionDependencies {
    /** Default: there are no applicants. */
    applicants?: () => Promise<ApplicantsCode>
  }
}

/** True once this session has an applicant in this browser. Without one, their code is not loaded. */
export const applicantsMarker = createStoredValue({
  key: SESSION_KEYS.applicants,
  scope: 'device',
  schema: v.literal(true),
  whenUnreadable: 'removed',
})

/** Null where there are no applicants. Rejects where the code does not load. */
export function loadApplicantsCode(): AppThunk<Promise<ApplicantsCode | null>> {
  return async (_dispatch, _getState, { applicants }) =>
    applicants === undefined || applicantsMarker.read() === null ? null : loadChunk(applicants)
}

/** Loads the applicants, if there are any. If their code does not load, their page resumes them. */
export function resumeApplicants(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { signal }) => {
    const code = await dispatch(loadApplicantsCode()).catch(() => null)
    if (code !== null && !signal.aborted) await dispatch(code.resumeApplicants())
  }
}

/**
 * Reads the owners of this user's jobs, which any tab may have changed. `removed`: a job that is no longer listed.
 * Rejects where the code does not load.
 */
export function readJobOwners(removed: readonly Job[] = []): AppThunk<Promise<JobOwners>> {
  return async (dispatch, getState, { signal }) => {
    const user = selectUser(getState())?.email
    const code = await dispatch(loadApplicantsCode())
    if (code === null || user === undefined) return {}
    const jobs = [...Object.values(selectJobs(getState())), ...removed]
    const owners = await code.readJobOwners(user, jobs)
    if (!signal.aborted && JSON.stringify(owners) !== JSON.stringify(selectJobOwners(getState())))
      dispatch(jobOwnersRead(owners))
    return owners
  }
}
