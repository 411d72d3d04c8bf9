import { removeItems } from '#shared/kits/jobs/batch/batchActions.ts'
import { selectBatch } from '#shared/kits/jobs/batch/batchSlice.ts'
import { selectJob, selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { updateJob } from '#shared/kits/jobs/jobsStore.ts'
import { freeStorage } from '#shared/kits/jobs/run/poll.ts'
import { createTabChannel } from '#shared/kits/jobs/run/tabChannel.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { applicantBatchKey, jobOfQueued, type Applicant } from '../model/applicant.ts'
import { applicantReducer, type ApplicantEvent } from '../model/applicantReducer.ts'
import {
  applicantChanged,
  applicantRemoved,
  applicantUpserted,
  selectApplicant,
} from './applicantsSlice.ts'
import { storedApplicants } from './applicantStorage.ts'

export const applicantsChannel = (ended: AbortSignal) => createTabChannel('lekha-applicants', ended)

/** This tab's unfinished writes by applicant, and the applicants that the disk refused. */
export const applicantWrites = () => ({
  pending: new Map<string, number>(),
  memoryOnly: new Set<string>(),
})

/**
 * Shows the change at once, then applies it to the stored applicant, which other tabs may have changed. Resolves when
 * stored, with the result; null where the applicant was deleted.
 */
export function changeApplicant(
  id: string,
  event: ApplicantEvent,
): AppThunk<Promise<Applicant | null>> {
  return async (dispatch, getState, session) => {
    const { signal } = session
    const channel = session.get(applicantsChannel)
    const { pending, memoryOnly } = session.get(applicantWrites)
    const owner = selectUser(getState())?.email ?? ''
    const now = Date.now()
    const { jobs: before = [] } = selectApplicant(getState(), id) ?? {}
    dispatch(applicantChanged({ id, event, now }))
    pending.set(id, (pending.get(id) ?? 0) + 1)
    const stored = await storedApplicants.update(
      id,
      owner,
      (known) => known && applicantReducer(known, event, now),
    )
    const unfinished = (pending.get(id) ?? 1) - 1
    pending.set(id, unfinished)
    if (signal.aborted) return null
    const isInMemory = stored === undefined || (stored === null && memoryOnly.has(id))
    const changed = isInMemory ? selectApplicant(getState(), id) : stored
    if (changed === null || changed === undefined) {
      dispatch(applicantRemoved(id))
      return null
    }
    if (!isInMemory) {
      // The last write has the changes of all before it.
      if (unfinished === 0) dispatch(applicantUpserted(changed))
      channel.post({ kind: 'changed', id })
    }
    await dispatch(storeOwner(id, before, changed.jobs))
    return changed
  }
}

/** Deletes the applicant and its unsent files. Its jobs stay under Jobs. */
export function deleteApplicant(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const channel = session.get(applicantsChannel)
    const blobs = session.get(blobStore)
    const { entries = [], queued = [], jobs: own = [] } = selectApplicant(getState(), id) ?? {}
    const jobs = Object.values(selectJobs(getState()))
    const unsent = queued.filter((one) => jobOfQueued(one, jobs) === undefined)
    dispatch(handleDeletion(id))
    await storedApplicants.remove(id)
    await dispatch(storeOwner(id, own, []))
    channel.post({ kind: 'removed', id })
    await blobs.remove([...entries, ...unsent.flatMap(({ files }) => files)].map((file) => file.id))
    await dispatch(freeStorage()) // its jobs may be evicted now
  }
}

/** Deleted in any tab: this one sends no more of its documents. */
export function handleDeletion(id: string): AppThunk {
  return (dispatch, getState) => {
    dispatch(applicantRemoved(id))
    const key = applicantBatchKey(id)
    const items = selectBatch(getState(), key)?.items ?? []
    if (items.length > 0) dispatch(removeItems(key, items))
  }
}

/** Stores with the jobs that became the applicant's that they are kept for it, and with those it no longer has that not. */
export function storeOwner(
  id: string,
  before: readonly string[],
  after: readonly string[],
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const jobs = [...new Set([...before, ...after])].filter((job) => {
      const isOwned = selectJob(getState(), job)?.ownerId === id
      return isOwned !== after.includes(job)
    })
    await Promise.all(
      jobs.map(async (job) =>
        dispatch(updateJob(job, { kind: 'owned', ownerId: after.includes(job) ? id : null })),
      ),
    )
  }
}
