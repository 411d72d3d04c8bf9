import type { AppThunk } from '#shared/store/types.ts'
import type { FailedJob } from './job.ts'
import { moveJob } from './moveJob.ts'
import { pollJob } from './pollJob.ts'
import { analyzerOf } from './registry.ts'

/** Asks again for a job that was given up without a connection. */
export function retryJob(job: FailedJob): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const analyzer = await analyzerOf(job.analyzer)
    if (analyzer === null) return
    const pages = job.files.reduce((sum, file) => sum + (file.pages ?? 1), 0)
    const bytes = job.files.reduce((sum, file) => sum + file.size, 0)
    await dispatch(
      moveJob(job.id, {
        kind: 'retried',
        at: Date.now(),
        estimateMs: analyzer.estimateMs(pages, bytes),
      }),
    )
    await dispatch(pollJob(job.id))
  }
}
