import { run } from '#shared/api/run.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { jobReport } from '../endpoints.ts'
import { reportName, type UanJob } from '../job.ts'

/** Fetches the PDF report of a job that has passed and saves it. */
export function saveReport(job: UanJob): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await dispatch(run(jobReport, { jobId: job.jobId }))
    if (result.ok) downloadBlob(result.value, reportName(job))
  }
}
