import { JOB_PARAM, NEW_JOB } from '#shared/jobs/job.ts'

/** Address of a finished passbook's output. */
export const outputPath = (jobId: string): string =>
  `/outputbankpassbook?${new URLSearchParams({ [JOB_PARAM]: jobId }).toString()}`

/** The upload page with the flow cleared, also while another passbook runs. */
export const NEW_UPLOAD_PATH = `/bankpassbook?${new URLSearchParams({ [JOB_PARAM]: NEW_JOB }).toString()}`

/** Name under which the workbook is saved (analyzers §2). */
export const EXCEL_NAME = 'excel-file.xlsx'
