import { getFile } from '#shared/kits/upload/acceptedFile.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import { loadSubscription } from '#shared/platform/session/services/loadSubscription.ts'
import { selectIsTrial } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { AnalyzerCalls, SubmitInput } from '../definition.ts'
import { deleteStoredDraft } from '../drafts.ts'
import { failByError, failJob } from '../failures.ts'
import { isRunning, type RunningJob } from '../job.ts'
import { jobTransitioned, selectJob } from '../jobsSlice.ts'
import { updateJob } from '../jobsStore.ts'
import { waitUntil } from './locksAndTimers.ts'

/** Runs one task per job in this tab. All tasks end with the session. */
export function createTaskRunner(ended: AbortSignal) {
  const running = new Map<string, AbortController>()
  return {
    /** Does nothing where a task runs for this job. */
    async run(jobId: string, task: (signal: AbortSignal) => Promise<void>): Promise<void> {
      if (running.has(jobId)) return
      const control = new AbortController()
      running.set(jobId, control)
      try {
        await task(anySignal(ended, control.signal))
      } finally {
        if (running.get(jobId) === control) running.delete(jobId)
      }
    },
    stop(jobId: string): void {
      running.get(jobId)?.abort()
      running.delete(jobId)
    },
  }
}

export const submitTasks = (ended: AbortSignal) => createTaskRunner(ended)

type TransferOptions = Pick<SubmitInput, 'signal' | 'onUploadProgress'>

/** A job's files with the passwords that this tab knows. Null when bytes are gone. */
function buildSubmitInput(
  job: RunningJob,
  transferOptions: TransferOptions,
): AppThunk<Promise<SubmitInput | null>> {
  return async (_dispatch, _getState, session) => {
    const blobs = session.get(blobStore)
    const passwords = session.get(filePasswords)
    try {
      const files = await Promise.all(
        job.files.map(async (accepted) => {
          const password = passwords.get(accepted.id)
          return { accepted, file: await getFile(blobs, accepted), password }
        }),
      )
      return { files, options: job.options, blobStore: blobs, ...transferOptions }
    } catch {
      return null // getFile rejects when storage was cleared: the caller reports it
    }
  }
}

/** Uploads a job's files. True: the server has the job, so poll it. */
export function submitJob(
  job: RunningJob,
  analyzer: AnalyzerCalls,
  signal: AbortSignal,
): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, session) => {
    const { signal: ended } = session
    const onUploadProgress = (share: number) => {
      dispatch(jobTransitioned({ id: job.id, event: { kind: 'sent', share } }))
    }
    const input = await dispatch(buildSubmitInput(job, { signal, onUploadProgress }))
    const answer = input === null ? null : await analyzer.submit(input)
    if (ended.aborted) return false
    if (job.inBatch !== true) deleteStoredDraft(analyzer.id)
    const current = selectJob(getState(), job.id)
    if (signal.aborted || current === undefined || !isRunning(current)) return false
    if (answer === null) return dispatch(failJob(job.id, 'fileNotKept'))
    if (!answer.ok)
      return dispatch(failByError(current, analyzer, { call: 'upload', error: answer.error }))
    const at = Date.now()
    const followUpAt = analyzer.followUp === undefined ? null : at + analyzer.followUp.delayMs
    // Stored before the first poll: from now on the job survives a reload.
    await dispatch(
      updateJob(job.id, { kind: 'submitted', transactionId: answer.value, followUpAt, at }),
    )
    if (ended.aborted) return false
    if (selectIsTrial(getState())) void dispatch(loadSubscription()) // the trial has one file less
    return true
  }
}

/** The second upload (passbook). False: the job is over. */
export function sendFollowUp(
  job: RunningJob,
  analyzer: AnalyzerCalls,
  signal: AbortSignal,
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    if (job.followUpAt === null || job.transactionId === null || analyzer.followUp === undefined)
      return true
    await waitUntil(job.followUpAt, signal)
    const input = signal.aborted
      ? null
      : await dispatch(buildSubmitInput(job, { signal, onUploadProgress: () => undefined }))
    if (signal.aborted) return false
    if (input === null) return dispatch(failJob(job.id, 'fileNotKept'))
    const sent = await analyzer.followUp.send(job.transactionId, input)
    if (signal.aborted) return false
    if (!sent.ok) return dispatch(failByError(job, analyzer, { call: 'upload', error: sent.error }))
    await dispatch(updateJob(job.id, { kind: 'followedUp' }))
    return true
  }
}
