import { applicantBatchKey, type Batch } from '#shared/kits/jobs/batch/batch.ts'
import { resumeBatch } from '#shared/kits/jobs/batch/batchActions.ts'
import { batchTransitioned, selectBatch } from '#shared/kits/jobs/batch/batchSlice.ts'
import { itemStatus } from '#shared/kits/jobs/batch/itemStatus.ts'
import { resumeBatches } from '#shared/kits/jobs/batch/resumeBatches.ts'
import { isRunning, type FailedJob, type RunningJob } from '#shared/kits/jobs/job.ts'
import { selectJobs, selectJobsLoaded } from '#shared/kits/jobs/jobsSlice.ts'
import { deleteJobRecord, resumeJobs } from '#shared/kits/jobs/lifecycle.ts'
import { listOpenTabs, readTabId } from '#shared/platform/session/claimTab.ts'
import type { RootState } from '#shared/platform/store/rootReducer.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { jobOfQueued, type Applicant, type QueuedJob } from '../model/applicant.ts'
import { selectApplicant } from './applicantsSlice.ts'
import { changeApplicant } from './applicantsStore.ts'
import { returnFiles } from './resumeApplicants.ts'
import { sendApplicant } from './sendApplicant.ts'

export type QueuedStatus =
  | { kind: 'waiting' }
  /** By the user ('stopped'), or by what the dialog of this name has said. */
  | { kind: 'halted'; reason: NonNullable<Batch['halt']> }
  | { kind: 'running'; job: RunningJob }
  /** Another open tab sends it. */
  | { kind: 'otherTab' }
  /** Nothing sends it: its tab was closed, or its upload was interrupted. It may have arrived (decisions L4). */
  | { kind: 'lost' }

/** By id of the queued job. */
export type QueuedStatuses = Readonly<Record<string, QueuedStatus>>

/** What happens to the queued jobs of an applicant, once this tab's jobs and batches are resumed. */
export function readQueuedStatuses({ id, queued }: Applicant): AppThunk<Promise<QueuedStatuses>> {
  return async (dispatch, getState) => {
    if (queued.length === 0) return {}
    if (!selectJobsLoaded(getState())) await dispatch(resumeJobs())
    dispatch(resumeBatches())
    const openTabs = await listOpenTabs()
    return Object.fromEntries(
      queued.map((job) => [job.id, statusOf(job, id, getState(), openTabs)]),
    )
  }
}

function statusOf(
  queued: QueuedJob,
  applicant: string,
  state: RootState,
  openTabs: ReadonlySet<string>,
): QueuedStatus {
  const jobs = selectJobs(state)
  const job = jobOfQueued(queued, Object.values(jobs))
  if (job !== undefined && isRunning(job)) return { kind: 'running', job }
  if (queued.tab !== readTabId())
    return openTabs.has(queued.tab) ? { kind: 'otherTab' } : { kind: 'lost' }
  const batch = selectBatch(state, applicantBatchKey(applicant))
  const item = batch?.items.find(({ id }) => id === queued.id)
  if (!batch || item === undefined || itemStatus(item, jobs).kind !== 'waiting')
    return { kind: 'lost' }
  return batch.halt === null ? { kind: 'waiting' } : { kind: 'halted', reason: batch.halt }
}

/** The queued jobs that nothing sends: to be sent again, or back to the list, by the user. */
export function lostQueuedJobs(applicant: Applicant): AppThunk<Promise<readonly QueuedJob[]>> {
  return async (dispatch) => {
    const statuses = await dispatch(readQueuedStatuses(applicant))
    return applicant.queued.filter(({ id }) => statuses[id]?.kind === 'lost')
  }
}

/** Continues a halted batch. */
export const resumeSending = (applicant: string) => resumeBatch(applicantBatchKey(applicant))

/** Sends lost jobs again, from this tab. They may be charged twice. False: nothing was sent. */
export function sendLostJobs(id: string): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const applicant = selectApplicant(getState(), id)
    if (applicant === undefined) return false
    const lost = await dispatch(lostQueuedJobs(applicant))
    await dispatch(takeOutOfQueue(id, lost))
    return dispatch(
      sendApplicant(
        id,
        lost.map(({ analyzer, files, options }) => ({ analyzer, files, options })),
      ),
    )
  }
}

/** Puts the files of all queued jobs that are not being sent, or may be by another tab, back to the list. */
export function returnQueuedToList(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const applicant = selectApplicant(getState(), id)
    if (applicant === undefined) return
    const statuses = await dispatch(readQueuedStatuses(applicant))
    const isSent = ({ id: one }: QueuedJob) =>
      statuses[one]?.kind === 'running' || statuses[one]?.kind === 'otherTab'
    await dispatch(
      takeOutOfQueue(
        id,
        applicant.queued.filter((queued) => !isSent(queued)),
      ),
    )
  }
}

function takeOutOfQueue(id: string, queued: readonly QueuedJob[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const ids = queued.map((one) => one.id)
    const event = { kind: 'removed' as const, items: ids }
    dispatch(batchTransitioned({ key: applicantBatchKey(id), event }))
    const jobs = Object.values(selectJobs(getState()))
    const unanswered = queued.flatMap((one) => jobOfQueued(one, jobs)?.id ?? [])
    await dispatch(changeApplicant(id, { kind: 'unqueued', ids }))
    await Promise.all(unanswered.map(async (job) => dispatch(deleteJobRecord(job))))
  }
}

/** Puts the files of a failed job back to the list, to be sent again or to another service. The job is removed. */
export function returnFailedJobToList(id: string, job: FailedJob): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(returnFiles({ id, name: '' }, job))
    await dispatch(deleteJobRecord(job.id))
  }
}
