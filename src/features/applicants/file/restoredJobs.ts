import { delMany, setMany } from 'idb-keyval'
import type { Job } from '#shared/kits/jobs/job.ts'
import { jobsDatabase } from '#shared/kits/jobs/jobsStore.ts'

/** All or none. False where storage is full or forbidden: then nothing is stored. */
export async function saveRestoredJobs(jobs: readonly Job[]): Promise<boolean> {
  return setMany(
    jobs.map((job) => [job.id, job]),
    jobsDatabase,
  ).then(
    () => true,
    () => false,
  )
}

/** Where storage is forbidden, nothing was stored. */
export async function deleteRestoredJobs(ids: readonly string[]): Promise<void> {
  await delMany([...ids], jobsDatabase).catch(() => undefined)
}
