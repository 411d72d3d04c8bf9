import { useEffect, useMemo } from 'react'
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

export type JobHistoriesReaderProps = {
  jobs: readonly Job[]
  onChange: (histories: JobHistories) => void
}

/** Reads what the files of jobs say about their history. Shows nothing. */
export function JobHistoriesReader({ jobs, onChange }: JobHistoriesReaderProps) {
  const files = useMemo(
    () => jobs.filter((job) => !isEvicted(job)).flatMap((job) => job.files),
    [jobs],
  )
  const histories = useFileHistories(files)
  useEffect(() => {
    onChange(
      new Map(
        jobs.flatMap((job): [string, JobHistory][] => {
          const known = filesWithHistory(job.files, histories)
          const worst = worstFinding(known)
          return worst === null ? [] : [[job.id, { files: known, worst }]]
        }),
      ),
    )
  }, [jobs, histories, onChange])
  return null
}
