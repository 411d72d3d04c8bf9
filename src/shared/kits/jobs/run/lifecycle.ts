import { nanoid } from '@reduxjs/toolkit'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { BatchItem } from '../batch/batch.ts'
import type { AnalyzerCalls } from '../definition.ts'
import { draftDiscarded, persistDraft, restoreDrafts, saveDraft, selectFlow } from '../drafts.ts'
import { showFailure } from '../failures.ts'
import {
  isRunning,
  isBackInDraft,
  jobName,
  withOwner,
  type Draft,
  type FailedJob,
  type Job,
  type RunningJob,
} from '../job.ts'
import { loadOwners } from '../jobOwners.ts'
import { START_PERCENTAGE } from '../jobReducer.ts'
import {
  jobUpserted,
  jobRemoved,
  jobsLoaded,
  selectJob,
  selectJobs,
  selectJobsLoaded,
} from '../jobsSlice.ts'
import { storedJobs, jobsChannel, updateJob, reloadStoredJob } from '../jobsStore.ts'
import { clearLastOutput, deleteJobBlobs, deleteLastOutputOf } from '../results/results.ts'
import { listenToTabs } from './listenToTabs.ts'
import { pollJob, pollTasks, freeStorage } from './poll.ts'
import { submitJob, submitTasks } from './submit.ts'

/** Proceed: turns the draft into a job and uploads its files. Returns the job's id at once. */
export function startJob(analyzer: AnalyzerCalls, draft: Draft): AppThunk<string> {
  return (dispatch, getState, session) => {
    const job = newJob(analyzer, draft, selectUser(getState())?.email ?? '')
    dispatch(listenToTabs())
    dispatch(jobUpserted(job))
    dispatch(draftDiscarded(analyzer.id))
    dispatch(persistDraft(analyzer.id, { ...draft, interrupted: true }))
    // The previous output is no longer the last one (decisions D18).
    if (analyzer.output?.mode === 'lastShown') void clearLastOutput(session.get(blobStore))
    void dispatch(freeStorage())
    void session.get(submitTasks).run(job.id, async (signal) => {
      if (await dispatch(submitJob(job, analyzer, signal))) void dispatch(pollJob(job.id))
      else dispatch(returnToDraft(job.id, draft))
    })
    return job.id
  }
}

/** The files are shown in the batch's list, not at Check. Returns the job's id. */
export function startBatchJob(
  analyzer: AnalyzerCalls,
  { files, options = {} }: Pick<BatchItem, 'files' | 'options'>,
  ownerId: string | null,
): AppThunk<string> {
  return (dispatch, getState, session) => {
    const draft: Draft = { kind: 'Uploaded Successfull', files, options }
    const owner = selectUser(getState())?.email ?? ''
    const job = withOwner({ ...newJob(analyzer, draft, owner), inBatch: true as const }, ownerId)
    dispatch(listenToTabs())
    dispatch(jobUpserted(job))
    void session.get(submitTasks).run(job.id, async (signal) => {
      if (await dispatch(submitJob(job, analyzer, signal))) void dispatch(pollJob(job.id))
    })
    return job.id
  }
}

/** Without a response, the files return to Check, unless another draft exists. */
function returnToDraft(id: string, draft: Draft): AppThunk<void> {
  return (dispatch, getState) => {
    const job = selectJob(getState(), id)
    if (job === undefined || !isBackInDraft(job)) return
    if (selectFlow(getState(), job.analyzer, id).kind === 'Not Uploaded')
      dispatch(saveDraft(job.analyzer, { ...draft, interrupted: true }))
  }
}

function newJob(
  analyzer: AnalyzerCalls,
  { files, beside, options }: Draft,
  owner: string,
): RunningJob {
  const now = Date.now()
  const { kind, percentage } = analyzer.start ?? {
    kind: 'processEnabled',
    percentage: START_PERCENTAGE,
  }
  return {
    id: nanoid(),
    analyzer: analyzer.id,
    title: analyzer.title,
    path: analyzer.path,
    owner,
    files,
    beside,
    options,
    transactionId: null,
    startedAt: now,
    kind,
    report: { percentage, at: now, endsAt: now + estimateOf(analyzer, files), told: false },
    marks: [{ percentage, at: now }],
    sent: 0,
    followUpAt: null,
    misses: 0,
  }
}

function estimateOf(analyzer: AnalyzerCalls, files: Job['files']): number {
  const pages = files.reduce((sum, file) => sum + (file.pages ?? 1), 0)
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  return analyzer.estimateMs(pages, bytes)
}

/** Resumes this user's stored jobs after sign-in or a reload. May be called twice. */
export function resumeJobs(): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const { signal } = session
    const owner = selectUser(getState())?.email
    if (owner === undefined) return
    dispatch(listenToTabs())
    const before = selectJobs(getState())
    const stored = await storedJobs.readAll(owner)
    if (!signal.aborted && !selectJobsLoaded(getState())) await dispatch(restoreDrafts())
    if (signal.aborted || selectUser(getState())?.email !== owner) return
    // What was removed while they were read stays removed.
    const isRemoved = ({ id }: Job) => id in before && selectJob(getState(), id) === undefined
    dispatch(jobsLoaded(stored.filter((job) => !isRemoved(job))))
    for (const job of Object.values(selectJobs(getState()))) {
      if (isRunning(job) && job.transactionId !== null) void dispatch(pollJob(job.id))
    }
  }
}

/** Requests the result of a job again after its connection was lost. */
export function retryJob(job: FailedJob): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { analyzers, signal }) => {
    const analyzer = await analyzers?.[job.analyzer]?.().catch(() => null)
    if (signal.aborted) return
    // Without its code nothing can be requested: show the known failure.
    if (analyzer === null) dispatch(showFailure(job))
    if (!analyzer) return
    const estimateMs = estimateOf(analyzer, job.files)
    await dispatch(updateJob(job.id, { kind: 'retried', at: Date.now(), estimateMs }))
    if (!signal.aborted) await dispatch(pollJob(job.id))
  }
}

/** Cancel, after a confirmation (processStop). True when stopped; a job that ended meanwhile keeps its result. */
export function cancelJob(job: RunningJob): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const others = Object.values(selectJobs(getState())).filter(
      (other) => isRunning(other) && other.id !== job.id,
    )
    const answer = await dispatch(
      requestDialogAnswer('processStop', { footnote: describeOtherJobs(job, others) }),
    )
    const current = selectJob(getState(), job.id)
    if (answer !== 'primary' || current === undefined || !isRunning(current)) return false
    await dispatch(removeJob(current))
    return true
  }
}

function describeOtherJobs(job: RunningJob, others: readonly Job[]): string {
  const [other, ...more] = others
  if (other === undefined) return `${jobName(job)} stays on your computer.`
  return more.length === 0
    ? `Your other job, ${jobName(other)}, continues.`
    : `Your ${plural(others.length, 'other job', 'other jobs')} continue.`
}

/**
 * Removes the job from this browser with its result and sent files. An ended job that is kept stays; a running one is
 * stopped, and its files are its owner's documents again.
 */
export function removeJob(job: Job): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const blobs = session.get(blobStore)
    if (job.keep && !isRunning(job)) return
    session.get(submitTasks).stop(job.id)
    session.get(pollTasks).stop(job.id)
    // Another tab may have given it an owner.
    const { ownerId, keep } = (await storedJobs.read(job.id, job.owner)) ?? job
    if (keep && !isRunning(job)) return dispatch(reloadStoredJob(job.id))
    await dispatch(deleteJobRecord(job.id))
    const owners = ownerId === undefined ? null : await dispatch(loadOwners())
    if (ownerId === undefined || owners === null) await deleteJobBlobs(blobs, job)
    else await dispatch(owners.returnFiles(ownerId, job))
    await deleteLastOutputOf(blobs, job.id)
  }
}

/** Removes the job in every tab; its files stay. */
export function deleteJobRecord(id: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const channel = session.get(jobsChannel)
    dispatch(jobRemoved(id))
    await storedJobs.remove(id)
    channel.post({ kind: 'removed', id })
  }
}
