import { loadSubscription } from '#shared/session/loadSubscription.ts'
import { selectIsTrial } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { getFile } from '#shared/upload/acceptedFile.ts'
import { filePasswords } from '#shared/upload/passwords.ts'
import { fileVault } from '#shared/vault/vault.ts'
import type { AnalyzerCalls, SubmitInput } from './definition.ts'
import { forgetDraft } from './drafts.ts'
import { endBy, failJob } from './failures.ts'
import { isRunning, type RunningJob } from './job.ts'
import { jobMoved, selectJob } from './jobsSlice.ts'
import { moveJob } from './jobsStore.ts'
import { untilTime } from './waiting.ts'

type Wire = Pick<SubmitInput, 'signal' | 'onUploadProgress'>

/** A job's files as they were picked, with the passwords that this tab still knows. Null when bytes are gone. */
function jobInput(job: RunningJob, wire: Wire): AppThunk<Promise<SubmitInput | null>> {
  return async (_dispatch, _getState, session) => {
    const vault = session.get(fileVault)
    const passwords = session.get(filePasswords)
    try {
      const files = await Promise.all(
        job.files.map(async (accepted) => {
          const password = passwords.of(accepted.id)
          return {
            accepted,
            file: await getFile(vault, accepted),
            ...(password === undefined ? {} : { password }),
          }
        }),
      )
      return { files, options: job.options, vault, ...wire }
    } catch {
      return null // getFile rejects when storage was cleared: the caller tells the user
    }
  }
}

/** Sends a job's files. True: the server has the job, which is to be polled. */
export function submitJob(
  job: RunningJob,
  analyzer: AnalyzerCalls,
  signal: AbortSignal,
): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, session) => {
    const { signal: ended } = session
    const onUploadProgress = (share: number) => {
      dispatch(jobMoved({ id: job.id, event: { kind: 'sent', share } }))
    }
    const input = await dispatch(jobInput(job, { signal, onUploadProgress }))
    const answer = input === null ? null : await analyzer.submit(input)
    if (ended.aborted) return false
    if (job.inBatch !== true) forgetDraft(analyzer.id)
    const current = selectJob(getState(), job.id)
    if (signal.aborted || current === undefined || !isRunning(current)) return false
    if (answer === null) return dispatch(failJob(job.id, 'fileNotKept'))
    if (!answer.ok) return dispatch(endBy(current, analyzer, answer.error))
    const at = Date.now()
    const followUpAt = analyzer.followUp === undefined ? null : at + analyzer.followUp.delayMs
    // Stored before the first poll: from here on the job outlives the page.
    await dispatch(
      moveJob(job.id, { kind: 'submitted', transactionId: answer.value, followUpAt, at }),
    )
    if (ended.aborted) return false
    if (selectIsTrial(getState())) void dispatch(loadSubscription()) // one file less is left
    return true
  }
}

/** The second submit, when its time has come (passbook). False: the job is over. */
export function sendFollowUp(
  job: RunningJob,
  analyzer: AnalyzerCalls,
  signal: AbortSignal,
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    if (job.followUpAt === null || job.transactionId === null || analyzer.followUp === undefined)
      return true
    await untilTime(job.followUpAt, signal)
    const input = signal.aborted
      ? null
      : await dispatch(jobInput(job, { signal, onUploadProgress: () => undefined }))
    if (signal.aborted) return false
    if (input === null) return dispatch(failJob(job.id, 'fileNotKept'))
    const sent = await analyzer.followUp.send(job.transactionId, input)
    if (signal.aborted) return false
    if (!sent.ok) return dispatch(endBy(job, analyzer, sent.error))
    await dispatch(moveJob(job.id, { kind: 'followedUp' }))
    return true
  }
}
