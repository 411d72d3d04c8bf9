import { isJob, type WaitingFile } from '#shared/kits/jobs/batch/waitingFiles.ts'
import { isUnseen, needsAttention, type Job, isDone } from '#shared/kits/jobs/job.ts'
import type { TableQuery } from '#shared/ui/table/query/tableQuery.ts'

/** A waiting file of a batch has no job yet. */
export type JobListRow = Job | WaitingFile

/** After the running jobs. */
export function insertWaitingFiles(
  jobs: readonly Job[],
  files: readonly WaitingFile[],
): readonly JobListRow[] {
  const isResult = (job: Job) => isDone(job) && !(isUnseen(job) && needsAttention(job))
  const first = jobs.findIndex(isResult)
  const index = first === -1 ? jobs.length : first
  return [...jobs.slice(0, index), ...files, ...jobs.slice(index)]
}

export const SHOW = 'show'
export const ATTENTION = 'attention'

/** An interrupted file needs a decision, too. */
function rowNeedsAttention(row: JobListRow): boolean {
  return isJob(row) ? needsAttention(row) : row.kind === 'interrupted'
}

export const matchesFilter = (row: JobListRow, filters: TableQuery['filters']): boolean =>
  filters[SHOW]?.includes(ATTENTION) !== true || rowNeedsAttention(row)
