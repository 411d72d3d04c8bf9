import { nanoid } from '@reduxjs/toolkit'
import { loadSubscription } from '#shared/session/loadSubscription.ts'
import { selectIsTrial, selectUser } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { AnalyzerCalls } from './definition.ts'
import { endBy } from './endBy.ts'
import { failJob } from './failJob.ts'
import { isRunning, type Draft, type RunningJob } from './job.ts'
import { jobInput } from './jobInput.ts'
import { draftDropped, jobMoved, jobPut, selectJob } from './jobsSlice.ts'
import { forgetDraft, storeDraft } from './keptDrafts.ts'
import { listenToTabs } from './listenToTabs.ts'
import { moveJob } from './moveJob.ts'
import { pollJob } from './pollJob.ts'
import { START_PERCENTAGE } from './progress.ts'
import { uploads } from './uploads.ts'

/** Proceed: the draft becomes a job and its files are sent. Gives the job's id at once; the rest goes on by itself. */
export function startJob(analyzer: AnalyzerCalls, draft: Draft): AppThunk<string> {
  return (dispatch, getState) => {
    const job = newJob(analyzer, draft, selectUser(getState())?.email ?? '')
    dispatch(listenToTabs())
    dispatch(jobPut(job))
    dispatch(draftDropped(analyzer.id))
    dispatch(storeDraft(analyzer.id, { ...draft, interrupted: true }))
    void dispatch(submitJob(job, analyzer))
    return job.id
  }
}

function newJob(
  analyzer: AnalyzerCalls,
  { files, beside, options }: Draft,
  owner: string,
): RunningJob {
  const now = Date.now()
  const pages = files.reduce((sum, file) => sum + (file.pages ?? 1), 0)
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
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
    report: { percentage, at: now, endsAt: now + analyzer.estimateMs(pages, bytes), told: false },
    marks: [{ percentage, at: now }],
    sent: 0,
    followUpAt: null,
    misses: 0,
  }
}

function submitJob(job: RunningJob, analyzer: AnalyzerCalls): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const signal = uploads.begin(job.id)
    const onUploadProgress = (share: number) => {
      dispatch(jobMoved({ id: job.id, event: { kind: 'sent', share } }))
    }
    const input = await jobInput(job, { signal, onUploadProgress })
    const answer = input === null ? null : await analyzer.submit(input)
    uploads.end(job.id)
    forgetDraft(analyzer.id)
    const current = selectJob(getState(), job.id)
    if (signal.aborted || current === undefined || !isRunning(current)) return
    if (answer === null) return dispatch(failJob(job.id, 'documentUploadError'))
    if (!answer.ok) return void (await dispatch(endBy(current, analyzer, answer.error)))
    const at = Date.now()
    const followUpAt = analyzer.followUp === undefined ? null : at + analyzer.followUp.delayMs
    // Stored before the first poll: from here on the job outlives the page.
    await dispatch(
      moveJob(job.id, { kind: 'submitted', transactionId: answer.value, followUpAt, at }),
    )
    if (selectIsTrial(getState())) void dispatch(loadSubscription()) // one file less is left
    await dispatch(pollJob(job.id))
  }
}
