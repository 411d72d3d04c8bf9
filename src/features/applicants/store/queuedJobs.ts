import { type Batch } from '#shared/kits/jobs/batch/batch.ts'
import { batchTransitioned, selectBatch } from '#shared/kits/jobs/batch/batchSlice.ts'
import { itemStatus } from '#shared/kits/jobs/batch/itemStatus.ts'
import { resumeBatches } from '#shared/kits/jobs/batch/resumeBatches.ts'
import { isRunning, type FailedJob, type Job, type RunningJob } from '#shared/kits/jobs/job.ts'
import { selectJobs, selectJobsLoaded } from '#shared/kits/jobs/jobsSlice.ts'
import { deleteJobRecord, resumeJobs } from '#shared/kits/jobs/run/lifecycle.ts'
import { toServiceKey } from '#shared/platform/session/services/services.ts'
import { listOpenTabs, readTabId } from '#shared/platform/session/tabs/claimTab.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import {
  applicantBatchKey,
  jobOfQueued,
  type Applicant,
  type PlannedJob,
  type QueuedJob,
} from '../model/applicant.ts'
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

type Tabs = ReadonlySet<string>

/** Ids of the open tabs, once this tab's jobs and batches are resumed. */
export function readOpenTabs(): AppThunk<Promise<Tabs>> {
  return async (dispatch, getState) => {
    if (!selectJobsLoaded(getState())) await dispatch(resumeJobs())
    dispatch(resumeBatches())
    return listOpenTabs()
  }
}

/** What happens to the queued jobs of an applicant. */
export function queuedStatuses(
  { queued }: Applicant,
  jobs: Readonly<Record<string, Job>>,
  batch: Batch | null,
  openTabs: Tabs,
): QueuedStatuses {
  return Object.fromEntries(queued.map((one) => [one.id, statusOf(one, jobs, batch, openTabs)]))
}

function statusOf(
  queued: QueuedJob,
  jobs: Readonly<Record<string, Job>>,
  batch: Batch | null,
  openTabs: Tabs,
): QueuedStatus {
  const job = jobOfQueued(queued, Object.values(jobs))
  if (job !== undefined && isRunning(job)) return { kind: 'running', job }
  if (queued.tab !== readTabId())
    return openTabs.has(queued.tab) ? { kind: 'otherTab' } : { kind: 'lost' }
  const item = batch?.items.find(({ id }) => id === queued.id)
  if (!batch || item === undefined || itemStatus(item, jobs).kind !== 'waiting')
    return { kind: 'lost' }
  return batch.halt === null ? { kind: 'waiting' } : { kind: 'halted', reason: batch.halt }
}

function readQueuedStatuses(applicant: Applicant): AppThunk<Promise<QueuedStatuses>> {
  return async (dispatch, getState) => {
    const openTabs = await dispatch(readOpenTabs())
    const batch = selectBatch(getState(), applicantBatchKey(applicant.id))
    return queuedStatuses(applicant, selectJobs(getState()), batch, openTabs)
  }
}

/** The queued jobs that nothing sends: the user sends them again, or puts them back to the list. */
export function lostQueuedJobs(applicant: Applicant): AppThunk<Promise<readonly QueuedJob[]>> {
  return async (dispatch) => {
    const statuses = await dispatch(readQueuedStatuses(applicant))
    return applicant.queued.filter(({ id }) => statuses[id]?.kind === 'lost')
  }
}

/** Sends a lost job again, from this tab. It may be charged twice. False: nothing was sent. */
export function sendLostJob(id: string, queued: string): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const applicant = selectApplicant(getState(), id)
    const lost = applicant === undefined ? [] : await dispatch(lostQueuedJobs(applicant))
    const again = lost.filter((one) => one.id === queued)
    await dispatch(takeOutOfQueue(id, again))
    return dispatch(sendApplicant(id, again.map(toPlannedJob)))
  }
}

/** Sends the files of a failed job again; the job is removed. False: nothing was sent. */
export function sendFailedJobAgain(id: string, job: FailedJob): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const analyzer = toServiceKey(job.analyzer)
    if (analyzer === undefined) return false
    await dispatch(returnFailedJobToList(id, job))
    return dispatch(sendApplicant(id, [toPlannedJob({ ...job, analyzer })]))
  }
}

const toPlannedJob = ({ analyzer, files, options }: PlannedJob): PlannedJob => ({
  analyzer,
  files,
  options,
})

/** Puts the files of queued jobs back to the list, except those that a tab sends. */
export function returnQueuedToList(id: string, queued: readonly string[]): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const applicant = selectApplicant(getState(), id)
    if (applicant === undefined) return
    const statuses = await dispatch(readQueuedStatuses(applicant))
    const isSent = ({ id: one }: QueuedJob) =>
      statuses[one]?.kind === 'running' || statuses[one]?.kind === 'otherTab'
    const returned = applicant.queued.filter((one) => queued.includes(one.id) && !isSent(one))
    const lost = returned.filter((one) => statuses[one.id]?.kind === 'lost')
    await dispatch(takeOutOfQueue(id, returned, lost))
  }
}

function takeOutOfQueue(
  id: string,
  queued: readonly QueuedJob[],
  lost: readonly QueuedJob[] = [],
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const ids = queued.map((one) => one.id)
    const mayHaveArrived = lost.map((one) => one.id)
    const event = { kind: 'removed' as const, items: ids }
    dispatch(batchTransitioned({ key: applicantBatchKey(id), event }))
    const jobs = Object.values(selectJobs(getState()))
    const unanswered = queued.flatMap((one) => jobOfQueued(one, jobs)?.id ?? [])
    await dispatch(changeApplicant(id, { kind: 'unqueued', ids, mayHaveArrived }))
    await Promise.all(unanswered.map(async (job) => dispatch(deleteJobRecord(job))))
  }
}

/** Puts the files of a failed job back to the list, to be sent again or to another service. The job is removed. */
export function returnFailedJobToList(id: string, job: FailedJob): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(returnFiles(id, job))
    await dispatch(deleteJobRecord(job.id))
  }
}
