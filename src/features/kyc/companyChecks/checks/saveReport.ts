import { downloadFile } from '#shared/dashboard/downloadFile.ts'
import { composeFileName } from '#shared/lib/fileName.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { jobReport } from '../endpoints.ts'
import type { CompanyJob } from '../job.ts'

/** Fetches the Word report of a job and saves it, named after candidate and batch (decisions D59). */
export const saveReport = ({ jobId, candidate, batchId }: CompanyJob): AppThunk<Promise<void>> =>
  downloadFile(jobReport, { jobId }, composeFileName(candidate, `_${batchId}.docx`))
