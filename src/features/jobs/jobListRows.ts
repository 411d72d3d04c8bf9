import { isJob, type WaitingFile } from '#shared/kits/jobs/batch/waitingFiles.ts'
import { isUnseen, needsAttention, type Job, isDone } from '#shared/kits/jobs/job.ts'
import type { TableQuery } from '#shared/ui/table/query/tableQuery.ts'
import type { JobHistories } from './JobHistoriesReader.tsx'

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

/** An interrupted file needs a decision, too, and a file that was changed somebody who looks at it. */
function rowNeedsAttention(row: JobListRow, histories: JobHistories): boolean {
  if (!isJob(row)) return row.kind === 'interrupted'
  return needsAttention(row) || histories.get(row.id)?.worst.needsLook === true
}

export const matchesFilter =
  (histories: JobHistories) =>
  (row: JobListRow, filters: TableQuery['filters']): boolean =>
    filters[SHOW]?.includes(ATTENTION) !== true || rowNeedsAttention(row, histories)
