import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { Job } from './job.ts'

/** The feature whose records own jobs: its words, its pages and its code. */
export type JobOwners = {
  /** One of them in a sentence, and in a heading; both take an s for several. */
  noun: string
  title: string
  /** Of the list of all; the page of one is below it, at its id. */
  path: string
  /** Whether this browser has any. If not, their code is not loaded. */
  exist: () => Promise<boolean>
  load: () => Promise<JobOwnersCode>
}

type JobOwnersCode = {
  /** Stores with this user's jobs who owns them. Follows jobs and other tabs from now on. May be called again. */
  resumeOwners: () => AppThunk<Promise<void>>
  /** Puts the files of a job that is removed back to its owner's documents. */
  returnFiles: (ownerId: string, job: Job) => AppThunk<Promise<void>>
}

declare module '#shared/platform/store/sessionScope.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface SessionDependencies {
    /** Default: no job has an owner. */
    jobOwners?: JobOwners
  }
}

/** The page of an owner. */
export const ownerUrl = ({ path }: Pick<JobOwners, 'path'>, ownerId: string): string =>
  `${path}/${ownerId}`

/** Null where there are no owners. Rejects where their code does not load. */
export function loadOwners(): AppThunk<Promise<JobOwnersCode | null>> {
  return async (_dispatch, _getState, { jobOwners }) =>
    jobOwners !== undefined && (await jobOwners.exist()) ? loadChunk(jobOwners.load) : null
}

/** Resumes the owners, if there are any. False: their code did not load, so it is not known whose the jobs are. */
export function resumeOwners(): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { signal }) => {
    try {
      const code = await dispatch(loadOwners())
      if (code !== null && !signal.aborted) await dispatch(code.resumeOwners())
      return true
    } catch {
      return false
    }
  }
}
