import { SERVICES, toServiceKey } from '#shared/platform/session/services.ts'
import { NEW_JOB, urlForJob, type Job } from '../job.ts'
import type { BatchesState } from './batchSlice.ts'
import { itemStatus } from './itemStatus.ts'

/** A document of a batch that has no job yet, for the list of jobs. */
export type WaitingFile = {
  kind: 'waiting' | 'interrupted'
  id: string
  files: Job['files']
  title: string
  /** URL of its batch. */
  url: string
}

/** The documents of this tab's batches that have no job yet, in sending order. */
export function waitingFiles(
  batches: BatchesState['batches'],
  jobs: Readonly<Record<string, Job>>,
): readonly WaitingFile[] {
  return Object.entries(batches).flatMap(([analyzer, batch]) => {
    const service = toServiceKey(analyzer)
    if (service === undefined) return []
    const { label, path } = SERVICES[service]
    const title = Object.values(jobs).find((job) => job.analyzer === analyzer)?.title ?? label
    return batch.items.flatMap((item): WaitingFile[] => {
      const { kind } = itemStatus(item, jobs)
      if (kind !== 'waiting' && kind !== 'interrupted') return []
      return [{ kind, id: item.id, files: item.files, title, url: urlForJob(path, NEW_JOB) }]
    })
  })
}
