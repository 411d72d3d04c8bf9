import { nanoid } from '@reduxjs/toolkit'
import { batchTransitioned, selectBatch } from '#shared/kits/jobs/batch/batchSlice.ts'
import { itemStatus } from '#shared/kits/jobs/batch/itemStatus.ts'
import { resumeBatches } from '#shared/kits/jobs/batch/resumeBatches.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { storeUnlockedCopies } from '#shared/kits/upload/passwords/storeUnlockedCopies.ts'
import { readTabId } from '#shared/platform/session/tabs/claimTab.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { applicantBatchKey } from '../model/applicant.ts'
import type { PlannedJob, QueuedJob } from '../model/applicant.ts'
import { selectApplicant } from './applicantsSlice.ts'
import { changeApplicant } from './applicantsStore.ts'

/** Their calls carry the passwords of locked files. */
const SERVICES_WITH_PASSWORDS: ReadonlySet<ServiceKey> = new Set(['bankStatement'])

/**
 * Moves the files of the jobs from the list to this tab's batch of the applicant, which sends them two jobs at a time.
 * False: nothing is sent, because a file could not be unlocked (a dialog says so), or another tab sends the files.
 */
export function sendApplicant(id: string, jobs: readonly PlannedJob[]): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, { signal }) => {
    const withoutPasswords = jobs.filter(({ analyzer }) => !SERVICES_WITH_PASSWORDS.has(analyzer))
    const files = withoutPasswords.flatMap((job) => job.files)
    if (!(await dispatch(storeUnlockedCopies(files, 'disk'))) || signal.aborted) return false
    const tab = readTabId()
    const planned = jobs.map((job): QueuedJob => ({ ...job, id: nanoid(), tab }))
    // Stored before anything is sent, so that no other tab sends the same files.
    const applicant = await dispatch(changeApplicant(id, { kind: 'queued', jobs: planned }))
    const ids = new Set(applicant?.queued.map((queued) => queued.id))
    const queued = planned.filter((job) => ids.has(job.id))
    if (signal.aborted || queued.length === 0) return false
    dispatch(sendInBatch(id, queued))
    return true
  }
}

/** Sends queued jobs of this tab. */
function sendInBatch(id: string, queued: readonly QueuedJob[]): AppThunk {
  return (dispatch) => {
    dispatch(resumeBatches())
    dispatch(removeEndedItems(id))
    const items = queued.map((job) => ({
      id: job.id,
      analyzer: job.analyzer,
      files: job.files,
      options: job.options,
      job: null,
    }))
    dispatch(batchTransitioned({ key: applicantBatchKey(id), event: { kind: 'added', items } }))
  }
}

/** So that a halt counts what is sent now. */
function removeEndedItems(id: string): AppThunk {
  return (dispatch, getState) => {
    const key = applicantBatchKey(id)
    const jobs = selectJobs(getState())
    const queuedIds = new Set(selectApplicant(getState(), id)?.queued.map((queued) => queued.id))
    const ended = selectBatch(getState(), key)?.items.filter(
      (item) => !queuedIds.has(item.id) && itemStatus(item, jobs).kind !== 'running',
    )
    const items = ended?.map((item) => item.id) ?? []
    dispatch(batchTransitioned({ key, event: { kind: 'removed', items } }))
  }
}
