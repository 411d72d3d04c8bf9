import type { AppThunk } from '#shared/store/types.ts'
import type { AnalyzerCalls } from './definition.ts'
import { endBy } from './endBy.ts'
import { failJob } from './failJob.ts'
import type { RunningJob } from './job.ts'
import { jobInput } from './jobInput.ts'
import { moveJob } from './moveJob.ts'
import { untilTime } from './pollTurn.ts'

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
      : await jobInput(job, { signal, onUploadProgress: () => undefined })
    if (signal.aborted) return false
    if (input === null) {
      await dispatch(failJob(job.id, 'documentUploadError'))
      return false
    }
    const sent = await analyzer.followUp.send(job.transactionId, input)
    if (!sent.ok) return dispatch(endBy(job, analyzer, sent.error))
    await dispatch(moveJob(job.id, { kind: 'followedUp' }))
    return true
  }
}
