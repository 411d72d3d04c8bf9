import { JOB_PARAM } from '#shared/jobs/job.ts'

/** Route of the output page (analyzers §2). */
export const OUTPUT_PATH = '/outputbankstatement'

/** Address of one job's output. */
export function outputPath(jobId: string): string {
  return `${OUTPUT_PATH}?${new URLSearchParams({ [JOB_PARAM]: jobId }).toString()}`
}
