import { SERVICES, toServiceKey } from '#shared/platform/session/services/services.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { NEW_JOB, urlForJob, type Job } from '../job.ts'
import { ownerUrl, type JobOwners } from '../jobOwners.ts'
import { analyzerOfItem, ownerOfBatch, type Batch } from './batch.ts'
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
  owners?: JobOwners,
): readonly WaitingFile[] {
  return Object.entries(batches).flatMap(([key, batch]) =>
    batchDocuments(key, batch, jobs, owners).filter((document) => !isJob(document)),
  )
}

/** The documents of a batch in its order: their jobs, or the files that have none yet. */
export function batchDocuments(
  key: string,
  { items }: Batch,
  jobs: Readonly<Record<string, Job>>,
  owners?: JobOwners,
): readonly (Job | WaitingFile)[] {
  return items.flatMap((item): readonly (Job | WaitingFile)[] => {
    const status = itemStatus(item, jobs)
    if ('job' in status) return [status.job]
    const analyzer = analyzerOfItem(key, item)
    const service = toServiceKey(analyzer)
    if (service === undefined) return []
    const title =
      Object.values(jobs).find((job) => job.analyzer === analyzer)?.title ?? SERVICES[service].label
    const { kind } = status
    return [{ kind, id: item.id, files: item.files, title, url: listUrl(key, service, owners) }]
  })
}

/** Where the list of the batch is shown. */
function listUrl(key: string, service: ServiceKey, owners: JobOwners | undefined): string {
  const owner = ownerOfBatch(key)
  return owner === null || owners === undefined
    ? urlForJob(SERVICES[service].path, NEW_JOB)
    : ownerUrl(owners, owner)
}
