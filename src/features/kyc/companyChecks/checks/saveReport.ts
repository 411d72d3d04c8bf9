import { run } from '#shared/api/run.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { composeFileName } from '#shared/lib/fileName.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { jobReport } from '../endpoints.ts'
import type { CompanyJob } from '../job.ts'

/** Fetches the Word report of a job and saves it, named after candidate and batch (decisions D59). */
export function saveReport({ jobId, candidate, batchId }: CompanyJob): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await dispatch(run(jobReport, { jobId }))
    if (result.ok) downloadBlob(result.value, composeFileName(candidate, `_${batchId}.docx`))
  }
}
