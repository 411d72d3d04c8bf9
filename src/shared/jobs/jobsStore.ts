import { createStore, del, get, set, values } from 'idb-keyval'
import * as v from 'valibot'
import { asKept } from '#shared/session/kept.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { clearStore } from '#shared/vault/clearStore.ts'
import { isStillChosen, JobSchema, type Job } from './job.ts'
import { inPortions } from './inPortions.ts'
import { jobMoved, jobPut, selectJob } from './jobsSlice.ts'
import type { JobEvent } from './stepJob.ts'

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
  const job = asKept(JobSchema, await get<unknown>(id, store).catch(inMemoryOnly))
  return job?.owner === owner ? job : null
}

/** Every job of one user. */
export async function readJobs(owner: string): Promise<Job[]> {
  return (await readAllJobs()).filter((job) => job.owner === owner)
}

/** Every job in this browser, whoever started it: to be counted, never shown. */
export async function readAllJobs(): Promise<Job[]> {
  const stored = (await values<unknown>(store).catch(inMemoryOnly)) ?? []
  return stored.map((job) => asKept(JobSchema, job)).filter((job): job is Job => job !== null)
}

/** Takes the stored job in: another tab may have moved or ended it. */
export function rereadJob(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const owner = selectUser(getState())?.email
    const stored = owner === undefined ? null : await readJob(id, owner)
    if (stored !== null && selectJob(getState(), id) !== undefined) dispatch(jobPut(stored))
  }
}

/** Forgets everybody's. Rejects where something is left. */
export const clearJobs = async (): Promise<void> => clearStore(store)

/** What the tabs of one browser tell each other: only that something changed. The job itself is read from the store. */
const Message = v.variant('kind', [
  v.object({ kind: v.picklist(['changed', 'removed']), id: v.string() }),
  /** A visible tab waits for news, whichever tab polls: a hidden one is held to a timer a minute. */
  v.object({ kind: v.literal('pulse') }),
])
type JobsMessage = v.InferOutput<typeof Message>

/** Of a job only the newest message counts. */
const keyOfMessage = (message: JobsMessage): string =>
  message.kind === 'pulse' ? 'pulse' : `job ${message.id}`

/** This session's line to the same user's other tabs: silent until it listens. */
export function jobsChannel(ended: AbortSignal) {
  let channel: BroadcastChannel | null = null
  return {
    /** @returns false where it listened already. */
    listen(hear: (message: JobsMessage) => void): boolean {
      if (channel !== null || typeof BroadcastChannel === 'undefined') return false
      const opened = new BroadcastChannel('lekha-jobs')
      const take = inPortions(keyOfMessage, hear, ended)
      opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const parsed = v.safeParse(Message, data)
        if (parsed.success) take(parsed.output)
      })
      ended.addEventListener('abort', () => opened.close())
      channel = opened
      return true
    },
    /** Tells the other tabs; this one is not told. */
    tell(message: JobsMessage): void {
      if (!ended.aborted) channel?.postMessage(message)
    },
  }
}

/**
 * Moves a job, stores it and tells the other tabs. Resolves when it is stored. A running job that the server does not know yet
 * is not stored: there would be nothing to ask for after a reload. One whose upload failed is, with its files, unless they
 * stand at Check again as a draft.
 */
export function moveJob(id: string, event: JobEvent): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const channel = session.get(jobsChannel)
    const before = selectJob(getState(), id)
    dispatch(jobMoved({ id, event }))
    const job = selectJob(getState(), id)
    if (job === undefined || job === before) return
    const isRefused = job.kind === 'Not Uploaded' && !isStillChosen(job)
    if (job.transactionId === null && !isRefused) return
    await saveJob(job)
    channel.tell({ kind: 'changed', id })
  }
}
