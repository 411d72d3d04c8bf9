import { nanoid } from '@reduxjs/toolkit'
import { ask } from '#shared/errors/ask.ts'
import { plural } from '#shared/lib/plural.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { fileVault } from '#shared/vault/vault.ts'
import type { AnalyzerCalls } from './definition.ts'
import { keepDraft, restoreDrafts, storeDraft } from './drafts.ts'
import { showFailure } from './failures.ts'
import {
  isRunning,
  isStillChosen,
  jobName,
  type Draft,
  type FailedJob,
  type Job,
  type RunningJob,
} from './job.ts'
import {
  draftDropped,
  jobPut,
  jobRemoved,
  jobsLoaded,
  selectFlow,
  selectJob,
  selectJobs,
  selectJobsLoaded,
} from './jobsSlice.ts'
import { forgetJob, jobsChannel, moveJob, readJobs } from './jobsStore.ts'
import { makeRoom } from './makeRoom.ts'
import { pollJob } from './poll.ts'
import { clearLastOutput, dropJobBytes, dropLastOutput } from './results.ts'
import { START_PERCENTAGE } from './stepJob.ts'
import { submitJob } from './submit.ts'
import { listenToTabs } from './tabs.ts'
import { polls, submits } from './work.ts'

/** Proceed: the draft becomes a job and its files are sent. Gives the job's id at once; the rest goes on by itself. */
export function startJob(analyzer: AnalyzerCalls, draft: Draft): AppThunk<string> {
  return (dispatch, getState, session) => {
    const job = newJob(analyzer, draft, selectUser(getState())?.email ?? '')
    dispatch(listenToTabs())
    dispatch(jobPut(job))
    dispatch(draftDropped(analyzer.id))
    dispatch(storeDraft(analyzer.id, { ...draft, interrupted: true }))
    // What its output page showed before is no longer its output (decisions D18).
    if (analyzer.output?.finds === 'lastShown') void clearLastOutput(session.get(fileVault))
    void dispatch(makeRoom())
    void session.get(submits).run(job.id, async (signal) => {
      if (await dispatch(submitJob(job, analyzer, signal))) void dispatch(pollJob(job.id))
      else dispatch(giveBack(job.id, draft))
    })
    return job.id
  }
}

/** One of many: its files stand in their list, which tells what becomes of it, and not at Check. Gives the job's id. */
export function startInBatch(analyzer: AnalyzerCalls, files: Draft['files']): AppThunk<string> {
  return (dispatch, getState, session) => {
    const draft: Draft = { kind: 'Uploaded Successfull', files, options: {} }
    const owner = selectUser(getState())?.email ?? ''
    const job: RunningJob = { ...newJob(analyzer, draft, owner), inBatch: true }
    dispatch(listenToTabs())
    dispatch(jobPut(job))
    void session.get(submits).run(job.id, async (signal) => {
      if (await dispatch(submitJob(job, analyzer, signal))) void dispatch(pollJob(job.id))
    })
    return job.id
  }
}

/** What got no answer stands in the Check step again, unless something else was chosen meanwhile. */
function giveBack(id: string, draft: Draft): AppThunk<void> {
  return (dispatch, getState) => {
    const job = selectJob(getState(), id)
    if (job === undefined || !isStillChosen(job)) return
    if (selectFlow(getState(), job.analyzer, id).kind === 'Not Uploaded')
      dispatch(keepDraft(job.analyzer, { ...draft, interrupted: true }))
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
    ...(beside === undefined ? {} : { beside }),
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

/** Takes this user's stored jobs up again, after sign-in and after a reload. May be called twice. */
export function resumeJobs(): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const { signal } = session
    const owner = selectUser(getState())?.email
    if (owner === undefined) return
    dispatch(listenToTabs())
    const stored = await readJobs(owner)
    if (!signal.aborted && !selectJobsLoaded(getState())) await dispatch(restoreDrafts())
    if (signal.aborted || selectUser(getState())?.email !== owner) return
    dispatch(jobsLoaded(stored))
    for (const job of Object.values(selectJobs(getState()))) {
      if (isRunning(job) && job.transactionId !== null) void dispatch(pollJob(job.id))
    }
  }
}

/** Asks again for a job that was given up without a connection. */
export function retryJob(job: FailedJob): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { analyzers, signal }) => {
    const analyzer = await analyzers[job.analyzer]?.().catch(() => null)
    if (signal.aborted) return
    // Without its code nothing can be asked: what was said of the job is still what is known.
    if (analyzer === null) dispatch(showFailure(job))
    if (!analyzer) return
    const estimateMs = estimateOf(analyzer, job.files)
    await dispatch(moveJob(job.id, { kind: 'retried', at: Date.now(), estimateMs }))
    if (!signal.aborted) await dispatch(pollJob(job.id))
  }
}

/** Cancel: asks first (processStop). True when it was stopped; a job that ended meanwhile keeps its result. */
export function cancelJob(job: RunningJob): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const others = Object.values(selectJobs(getState())).filter(
      (other) => isRunning(other) && other.id !== job.id,
    )
    const answer = await dispatch(ask('processStop', { kept: goesOn(job, others) }))
    const current = selectJob(getState(), job.id)
    if (answer !== 'primary' || current === undefined || !isRunning(current)) return false
    await dispatch(removeJob(current))
    return true
  }
}

function goesOn(job: RunningJob, others: readonly Job[]): string {
  const [other, ...more] = others
  if (other === undefined) return `${jobName(job)} stays on your computer.`
  return more.length === 0
    ? `Your other job, ${jobName(other)}, goes on.`
    : `Your ${plural(others.length, 'other job', 'other jobs')} go on.`
}

/** Takes a job out of this browser: stopped, or dismissed from the list. Its result and sent files go with it. */
export function removeJob(job: Job): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) => {
    const channel = session.get(jobsChannel)
    const vault = session.get(fileVault)
    session.get(submits).stop(job.id)
    session.get(polls).stop(job.id)
    dispatch(jobRemoved(job.id))
    await forgetJob(job.id)
    channel.tell({ kind: 'removed', id: job.id })
    await dropJobBytes(vault, job)
    await dropLastOutput(vault, job.id)
  }
}
