import { clear, createStore, del, get, set, values } from 'idb-keyval'
import type { Job } from './job.ts'
import { parseStoredJob } from './storedJob.ts'

/** One key a job, so that two tabs never overwrite each other's. */
const store = createStore('lekha-jobs', 'jobs')

/** Where storage is full or forbidden, a job lives in this tab's memory: the page goes on, only a reload forgets it. */
const inMemoryOnly = () => undefined

export async function saveJob(job: Job): Promise<void> {
  await set(job.id, job, store).catch(inMemoryOnly)
}

export async function forgetJob(id: string): Promise<void> {
  await del(id, store).catch(inMemoryOnly)
}

/** The stored job, null where there is none (any more) or it belongs to another user. */
export async function readJob(id: string, owner: string): Promise<Job | null> {
  const job = parseStoredJob(await get<unknown>(id, store).catch(inMemoryOnly))
  return job?.owner === owner ? job : null
}

/** Every job of one user. */
export async function readJobs(owner: string): Promise<Job[]> {
  const stored = (await values<unknown>(store).catch(inMemoryOnly)) ?? []
  return stored.map(parseStoredJob).filter((job): job is Job => job?.owner === owner)
}

export async function clearJobs(): Promise<void> {
  await clear(store).catch(inMemoryOnly)
}
