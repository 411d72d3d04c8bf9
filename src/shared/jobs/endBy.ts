import type { ApiError } from '#shared/api/apiError.ts'
import { judge } from '#shared/errors/errorRules.ts'
import { unauthorized } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { AnalyzerCalls } from './definition.ts'
import { failJob } from './failJob.ts'
import type { RunningJob } from './job.ts'

/** Ends a job by its error table. A 401 ends the session instead, which shows its own dialog and clears the jobs. */
export function endBy(
  job: RunningJob,
  analyzer: AnalyzerCalls,
  error: ApiError,
): AppThunk<Promise<false>> {
  return async (dispatch) => {
    const outcome = judge(analyzer.errors, error)
    if (outcome === 'notAuthenticated') dispatch(unauthorized())
    else if (outcome !== null) await dispatch(failJob(job.id, outcome))
    return false
  }
}
