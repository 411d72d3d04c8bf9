import { SERVICES, toServiceKey } from '#shared/platform/session/services.ts'
import { NEW_JOB, urlForJob, type Job } from '../job.ts'
import type { Batch } from './batch.ts'
import type { BatchesState } from './batchSlice.ts'
import { itemStatus } from './itemStatus.ts'

/** A document without a job, for the list of jobs. */
export type WaitingFile = {
  kind: 'waiting' | 'interrupted'
  id: string
  files: Job['files']
  title: string
  url: string
}

export function isJob(document: Job | WaitingFile): document is Job {
  return document.kind !== 'waiting' && document.kind !== 'interrupted'
}

/** The documents of this tab's batches that have no job yet, in sending order. */
export function waitingFiles(
  batches: BatchesState['batches'],
  jobs: Readonly<Record<string, Job>>,
): readonly WaitingFile[] {
  return Object.entries(batches).flatMap(([analyzer, batch]) =>
    batchDocuments(analyzer, batch, jobs).filter((document) => !isJob(document)),
  )
}

/** The documents of a batch in its order: their jobs, or the files that have none yet. */
export function batchDocuments(
  analyzer: string,
  { items }: Batch,
  jobs: Readonly<Record<string, Job>>,
): readonly (Job | WaitingFile)[] {
  const service = toServiceKey(analyzer)
  if (service === undefined) return []
  const { label, path } = SERVICES[service]
  const title = Object.values(jobs).find((job) => job.analyzer === analyzer)?.title ?? label
  return items.map((item) => {
    const status = itemStatus(item, jobs)
    return 'job' in status
      ? status.job
      : { kind: status.kind, id: item.id, files: item.files, title, url: urlForJob(path, NEW_JOB) }
  })
}
