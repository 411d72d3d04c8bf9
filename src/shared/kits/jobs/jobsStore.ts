import { createStore, del, get, keys, update, values } from 'idb-keyval'
import * as v from 'valibot'
import { clearIdbStore } from '#shared/platform/blobStore/clearIdbStore.ts'
import { parseStoredValue } from '#shared/platform/session/createStoredValue.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { isBackInDraft, JobSchema, type Job, isFailed, withOwner } from './job.ts'
import type { JobEvent } from './jobReducer.ts'
import { jobTransitioned, jobUpserted, selectJob } from './jobsSlice.ts'
import { createTabChannel } from './tabChannel.ts'

/** One key per job, so that two tabs never overwrite each other's. */
export const jobsDatabase = createStore('lekha-jobs', 'jobs')
const store = jobsDatabase

/** Where storage is full or forbidden, jobs live in this tab's memory; only a reload loses them. */
const ignoreStorageError = () => undefined

/** Its stored owner stays, which another tab may have changed, unless `changesOwner`. */
export async function saveJob(job: Job, { changesOwner = false } = {}): Promise<void> {
  const change = (before: unknown): Job => {
    const stored = changesOwner ? null : parseStoredValue(JobSchema, before)
    return stored === null ? job : withOwner(job, stored.ownerId ?? null)
  }
  await update<unknown>(job.id, change, store).catch(ignoreStorageError)
}

export async function deleteStoredJob(id: string): Promise<void> {
  await del(id, store).catch(ignoreStorageError)
}

/** The stored job; null where there is none or it belongs to another user. */
export async function readJob(id: string, owner: string): Promise<Job | null> {
  const job = parseStoredValue(JobSchema, await get<unknown>(id, store).catch(ignoreStorageError))
  return job?.owner === owner ? job : null
}

/** Of any user. Rejects where storage is forbidden or broken. */
export const readStoredJobIds = async (): Promise<readonly string[]> => keys<string>(store)

/** Every job of one user. */
export async function readJobs(owner: string): Promise<Job[]> {
  return (await readAllJobs()).filter((job) => job.owner === owner)
}

/** Every job in this browser of any user: for counting, never for display. */
export async function readAllJobs(): Promise<Job[]> {
  const stored = (await values<unknown>(store).catch(ignoreStorageError)) ?? []
  return stored
    .map((job) => parseStoredValue(JobSchema, job))
    .filter((job): job is Job => job !== null)
}

/** Loads the stored job, which another tab may have changed. */
export function reloadStoredJob(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const owner = selectUser(getState())?.email
    const stored = owner === undefined ? null : await readJob(id, owner)
    if (stored !== null && selectJob(getState(), id) !== undefined) dispatch(jobUpserted(stored))
  }
}

/** Deletes the jobs of all users. Rejects where some are left. */
export const clearJobs = async (): Promise<void> => clearIdbStore(store)

/** Documents of batches that wait to be sent, by tab. Declared here, because the end of a session deletes them without their code. */
export const waitingDatabase = createStore('lekha-waiting', 'tabs')

/** Whether a tab has left or has documents that wait. */
export const hasWaiting = async (): Promise<boolean> =>
  (await keys(waitingDatabase).catch(() => [])).length > 0

/** Deletes the waiting documents of all tabs but these. Rejects where some are left. */
export const clearWaiting = async (keptTabs?: ReadonlySet<string>): Promise<void> =>
  clearIdbStore(waitingDatabase, keptTabs)

/** Messages only say that something changed; the job itself is read from the store. */
const Message = v.variant('kind', [
  v.object({ kind: v.picklist(['changed', 'removed']), id: v.string() }),
  /** Sent by a visible tab, because a hidden one's timers run once a minute. */
  v.object({ kind: v.literal('pulse') }),
])
type JobsMessage = v.InferOutput<typeof Message>

/** Only the newest message of a job matters. */
const keyOfMessage = (message: JobsMessage): string =>
  message.kind === 'pulse' ? 'pulse' : `job ${message.id}`

/** The session's channel to the same user's other tabs. */
export const jobsChannel = (ended: AbortSignal) =>
  createTabChannel('lekha-jobs', Message, keyOfMessage, ended)

/**
 * Resolves when stored. Not stored: a running job that the server does not know, as a reload could not resume it, and a
 * job whose files are a draft again.
 */
export function updateJob(id: string, event: JobEvent): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const channel = session.get(jobsChannel)
    const before = selectJob(getState(), id)
    dispatch(jobTransitioned({ id, event }))
    const job = selectJob(getState(), id)
    if (job === undefined || job === before) return
    const isRefused = isFailed(job) && !isBackInDraft(job)
    if (job.transactionId === null && !isRefused) return
    await saveJob(job, { changesOwner: event.kind === 'owned' })
    channel.post({ kind: 'changed', id })
  }
}
