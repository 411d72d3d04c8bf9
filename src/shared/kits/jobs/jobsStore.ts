import { createStore, keys } from 'idb-keyval'
import { clearIdbStore } from '#shared/platform/blobStore/clearIdbStore.ts'
import { createStoredRecords } from '#shared/platform/session/storage/storedRecords.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { isBackInDraft, JobSchema, type Job, isFailed, withOwner } from './job.ts'
import type { JobEvent } from './jobReducer.ts'
import { jobTransitioned, jobUpserted, selectJob } from './jobsSlice.ts'
import { createTabChannel } from './run/tabChannel.ts'

export const jobsDatabase = createStore('lekha-jobs', 'jobs')

export const storedJobs = createStoredRecords(jobsDatabase, JobSchema, ({ id }) => id)

/** Its stored owner stays, which another tab may have changed, unless `changesOwner`. */
export async function saveJob(job: Job, { changesOwner = false } = {}): Promise<void> {
  await storedJobs.update(job.id, job.owner, (stored) =>
    stored === null || changesOwner ? job : withOwner(job, stored.ownerId ?? null),
  )
}

/** Loads the stored job, which another tab may have changed. */
export function reloadStoredJob(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const owner = selectUser(getState())?.email
    const stored = owner === undefined ? null : await storedJobs.read(id, owner)
    if (stored !== null && selectJob(getState(), id) !== undefined) dispatch(jobUpserted(stored))
  }
}

/** Deletes the jobs of all users. Rejects where some are left. */
export const clearJobs = async (): Promise<void> => clearIdbStore(jobsDatabase)

/** Documents of batches that wait to be sent, by tab. Declared here, because the end of a session deletes them without their code. */
export const waitingDatabase = createStore('lekha-waiting', 'tabs')

/** Whether a tab has left or has documents that wait. */
export const hasWaiting = async (): Promise<boolean> =>
  (await keys(waitingDatabase).catch(() => [])).length > 0

/** Deletes the waiting documents of all tabs but these. Rejects where some are left. */
export const clearWaiting = async (keptTabs?: ReadonlySet<string>): Promise<void> =>
  clearIdbStore(waitingDatabase, keptTabs)

/** The session's channel to the same user's other tabs. */
export const jobsChannel = (ended: AbortSignal) => createTabChannel('lekha-jobs', ended)

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
