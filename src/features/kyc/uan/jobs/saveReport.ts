import { downloadFile } from '#shared/dashboard/downloadFile.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { jobReport } from '../endpoints.ts'
import { reportName, type UanJob } from '../job.ts'

/** Fetches the PDF report of a job that has passed and saves it. */
export const saveReport = (job: UanJob): AppThunk<Promise<void>> =>
  downloadFile(jobReport, { jobId: job.jobId }, reportName(job))
