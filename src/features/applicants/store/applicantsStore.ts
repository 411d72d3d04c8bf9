import { addListener, nanoid } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { applicantBatchKey, applicantUrl } from '#shared/kits/jobs/batch/batch.ts'
import { removeItems } from '#shared/kits/jobs/batch/batchActions.ts'
import { selectBatch } from '#shared/kits/jobs/batch/batchSlice.ts'
import { hasHaltedBatch } from '#shared/kits/jobs/batch/itemStatus.ts'
import { applicantsMarker } from '#shared/kits/jobs/jobOwners.ts'
import { jobOwnersRead, selectJobOwners, selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { freeStorage } from '#shared/kits/jobs/poll.ts'
import { createTabChannel } from '#shared/kits/jobs/tabChannel.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import {
  unsavedWorkWarnings,
  type UnsavedWorkWarning,
} from '#shared/platform/session/unsavedWorkWarnings.ts'
import type { RootState } from '#shared/platform/store/rootReducer.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppDispatch, AppThunk } from '#shared/platform/store/types.ts'
import {
  applicantName,
  hasUnsavedWork,
  jobOfQueued,
  jobOwnersOf,
  type Applicant,
} from '../model/applicant.ts'
import { applicantReducer, type ApplicantEvent } from '../model/applicantReducer.ts'
import { isEqual } from '../model/isEqual.ts'
import {
  applicantChanged,
  applicantRemoved,
  applicantsLoaded,
  applicantUpserted,
  selectApplicant,
  selectApplicants,
  selectApplicantsLoaded,
} from './applicantsSlice.ts'
import {
  deleteStoredApplicant,
  readApplicant,
  readApplicants,
  updateApplicant,
  writeApplicant,
} from './applicantStorage.ts'

/** Messages only say that something changed; the applicant itself is read from the store. */
const Message = v.object({ kind: v.picklist(['changed', 'removed']), id: v.string() })

const applicantsChannel = (ended: AbortSignal) =>
  createTabChannel('lekha-applicants', Message, ({ id }) => id, ended)

const onChange = addListener.withTypes<RootState, AppDispatch>()

/** This tab's unfinished writes by applicant, and the applicants that the disk refused. */
const applicantWrites = () => ({
  pending: new Map<string, number>(),
  memoryOnly: new Set<string>(),
})

/** Whether this tab follows its jobs and the other tabs. */
const applicantsFollower = () => ({ isListening: false })

/**
 * Reads this user's applicants once; a second call does nothing. From then on the tab follows the other tabs and its
 * jobs, and the logout question names unsaved applicants.
 */
export function loadApplicants(): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const { signal } = session
    const follower = session.get(applicantsFollower)
    const owner = selectUser(getState())?.email
    if (owner === undefined) return
    if (!follower.isListening) {
      follower.isListening = true
      dispatch(listenToTabs())
      dispatch(followJobs())
      session.get(unsavedWorkWarnings).add(() => dispatch(listUnsavedApplicants()))
    }
    if (selectApplicantsLoaded(getState())) return
    const stored = await readApplicants(owner)
    if (!signal.aborted) dispatch(applicantsLoaded(stored))
  }
}

/** A new applicant without documents. Returns its id. */
export function createApplicant(): AppThunk<Promise<string>> {
  return async (dispatch, getState) => {
    const now = Date.now()
    const id = nanoid()
    const owner = selectUser(getState())?.email ?? ''
    const times = { createdAt: now, changedAt: now, savedAt: null }
    const documents = { entries: [], choices: {}, queued: [], jobs: [] }
    const decisions = { obligations: {}, obligationEdits: {}, transfers: {}, notes: {} }
    await dispatch(insertApplicant({ id, owner, name: '', ...times, ...documents, ...decisions }))
    return id
  }
}

/** Adds an applicant, such as one from a file, whose jobs and bytes are stored already. It belongs to this user. */
export function insertApplicant(applicant: Applicant): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const writes = session.get(applicantWrites)
    const channel = session.get(applicantsChannel)
    const { signal } = session
    const own = { ...applicant, owner: selectUser(getState())?.email ?? '' }
    applicantsMarker.write(true)
    await dispatch(loadApplicants())
    if (signal.aborted) return
    dispatch(applicantUpserted(own))
    if (await writeApplicant(own)) channel.post({ kind: 'changed', id: own.id })
    else writes.memoryOnly.add(own.id)
  }
}

/**
 * Shows the change at once, then applies it to the stored applicant, which other tabs may have changed. Resolves when
 * stored, with the result; null where the applicant was deleted.
 */
export function changeApplicant(
  id: string,
  event: ApplicantEvent,
): AppThunk<Promise<Applicant | null>> {
  return async (dispatch, getState, session) => {
    const { signal } = session
    const channel = session.get(applicantsChannel)
    const { pending, memoryOnly } = session.get(applicantWrites)
    const owner = selectUser(getState())?.email ?? ''
    const now = Date.now()
    dispatch(applicantChanged({ id, event, now }))
    pending.set(id, (pending.get(id) ?? 0) + 1)
    const result = await updateApplicant(id, owner, (stored) =>
      applicantReducer(stored, event, now),
    )
    const unfinished = (pending.get(id) ?? 1) - 1
    pending.set(id, unfinished)
    if (signal.aborted) return null
    const isInMemory = result.kind === 'failed' || (result.kind === 'missing' && memoryOnly.has(id))
    if (isInMemory) return selectApplicant(getState(), id) ?? null
    if (result.kind === 'missing') {
      dispatch(applicantRemoved(id))
      return null
    }
    // The last write has the changes of all before it.
    if (unfinished === 0) dispatch(applicantUpserted(result.applicant))
    channel.post({ kind: 'changed', id })
    return result.applicant
  }
}

/** Deletes the applicant and its unsent files. Its jobs stay under Jobs. */
export function deleteApplicant(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const channel = session.get(applicantsChannel)
    const blobs = session.get(blobStore)
    const { entries = [], queued = [] } = selectApplicant(getState(), id) ?? {}
    const jobs = Object.values(selectJobs(getState()))
    const unsent = queued.filter((one) => jobOfQueued(one, jobs) === undefined)
    dispatch(handleDeletion(id))
    await deleteStoredApplicant(id)
    channel.post({ kind: 'removed', id })
    await blobs.remove([...entries, ...unsent.flatMap(({ files }) => files)].map((file) => file.id))
    await dispatch(freeStorage()) // its jobs may be evicted now
  }
}

/** Deleted in any tab: this one sends no more of its documents. */
function handleDeletion(id: string): AppThunk {
  return (dispatch, getState) => {
    dispatch(applicantRemoved(id))
    const key = applicantBatchKey(id)
    const items = selectBatch(getState(), key)?.items ?? []
    if (items.length > 0) dispatch(removeItems(key, items))
  }
}

function listenToTabs(): AppThunk {
  return (dispatch, _getState, session) => {
    session.get(applicantsChannel).listen(({ kind, id }) => {
      if (kind === 'removed') dispatch(handleDeletion(id))
      else void dispatch(syncFromOtherTab(id))
    })
  }
}

/** Whatever changed jobs or applicants, in any tab: what was sent becomes a job, and Jobs knows whose it is. */
function followJobs(): AppThunk {
  return (dispatch, _getState, { signal }) => {
    dispatch(
      onChange({
        predicate: (_action, now, before) =>
          now.applicants !== before.applicants || now.jobs?.jobs !== before.jobs?.jobs,
        effect: (_action, listener) => {
          if (signal.aborted) return listener.unsubscribe()
          dispatch(moveStartedJobs())
          dispatch(updateJobOwners())
        },
      }),
    )
  }
}

/** Once the server knows a job, or has refused its document, it is a job of the applicant. */
function moveStartedJobs(): AppThunk {
  return (dispatch, getState) => {
    const jobs = Object.values(selectJobs(getState()))
    for (const { id, queued } of Object.values(selectApplicants(getState())))
      for (const one of queued) {
        const job = jobOfQueued(one, jobs)
        const isRefused = job?.kind === 'Not Uploaded' && !hasHaltedBatch(job)
        if (job !== undefined && (job.transactionId !== null || isRefused))
          void dispatch(changeApplicant(id, { kind: 'jobStarted', queued: one.id, job: job.id }))
      }
  }
}

function updateJobOwners(): AppThunk {
  return (dispatch, getState) => {
    if (!selectApplicantsLoaded(getState())) return
    const applicants = Object.values(selectApplicants(getState()))
    const owners = jobOwnersOf(applicants, Object.values(selectJobs(getState())))
    if (!isEqual(owners, selectJobOwners(getState()))) dispatch(jobOwnersRead(owners))
  }
}

function listUnsavedApplicants(): AppThunk<UnsavedWorkWarning[]> {
  return (_dispatch, getState) => {
    const jobs = selectJobs(getState())
    const unsaved = Object.values(selectApplicants(getState())).filter((applicant) =>
      hasUnsavedWork(applicant, jobs),
    )
    const [first, ...more] = unsaved
    if (first === undefined) return []
    const link = {
      to: more.length === 0 ? applicantUrl(first.id) : '/applicants',
      label: 'Save to file',
    }
    const items = unsaved.map((applicant) => applicantName(applicant, jobs))
    return [{ heading: `Applicants not saved to a file (${items.length})`, items, link }]
  }
}

function syncFromOtherTab(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const { signal } = session
    const { pending } = session.get(applicantWrites)
    const owner = selectUser(getState())?.email
    const applicant = owner === undefined ? null : await readApplicant(id, owner)
    // A write of this tab that is not finished ends with the stored state, too.
    if (applicant !== null && !signal.aborted && (pending.get(id) ?? 0) === 0)
      dispatch(applicantUpserted(applicant))
  }
}
