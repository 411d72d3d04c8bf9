import { useMemo } from 'react'
import { isEvicted, type Job } from '#shared/kits/jobs/job.ts'
import { useFileHistories } from '#shared/kits/upload/histories/useFileHistories.ts'
import {
  filesWithHistory,
  worstFinding,
  type FileWithHistory,
  type WorstFinding,
} from '#shared/kits/upload/histories/worstFinding.ts'

export type JobHistory = { files: readonly FileWithHistory[]; worst: WorstFinding }
/** By job; missing where nothing is known, as of a job whose files are gone. */
export type JobHistories = ReadonlyMap<string, JobHistory>

/** What the files of jobs say about their history. */
export function useJobHistories(jobs: readonly Job[]): JobHistories {
  const files = useMemo(
    () => jobs.filter((job) => !isEvicted(job)).flatMap((job) => job.files),
    [jobs],
  )
  const histories = useFileHistories(files)
  return useMemo(
    () =>
      new Map(
        jobs.flatMap((job): [string, JobHistory][] => {
          const known = filesWithHistory(job.files, histories)
          const worst = worstFinding(known)
          return worst === null ? [] : [[job.id, { files: known, worst }]]
        }),
      ),
    [jobs, histories],
  )
}
