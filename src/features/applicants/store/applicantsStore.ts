import { nanoid } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { createTabChannel } from '#shared/kits/jobs/tabChannel.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { Applicant } from '../model/applicant.ts'
import { applicantReducer, type ApplicantEvent } from '../model/applicantReducer.ts'
import {
  deleteStoredApplicant,
  readApplicant,
  readApplicants,
  updateApplicant,
  writeApplicant,
} from './applicantStorage.ts'
import {
  applicantChanged,
  applicantRemoved,
  applicantsLoaded,
  applicantUpserted,
  selectApplicant,
  selectApplicantsLoaded,
} from './applicantsSlice.ts'

/** Messages only say that something changed; the applicant itself is read from the store. */
const Message = v.object({ kind: v.picklist(['changed', 'removed']), id: v.string() })

const applicantsChannel = (ended: AbortSignal) =>
  createTabChannel('lekha-applicants', Message, ({ id }) => id, ended)

/** This tab's unfinished writes by applicant, and the applicants that the disk refused. */
const applicantWrites = () => ({
  pending: new Map<string, number>(),
  memoryOnly: new Set<string>(),
})

/** Reads this user's applicants once; a second call does nothing. Follows the changes of other tabs from then on. */
export function loadApplicants(): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const { signal } = session
    const owner = selectUser(getState())?.email
    if (owner === undefined || selectApplicantsLoaded(getState())) return
    dispatch(listenToTabs())
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
    const content = { entries: [], choices: {}, queued: [], jobs: [], obligations: {}, notes: {} }
    await dispatch(insertApplicant({ id, owner, name: '', ...times, ...content }))
    return id
  }
}

/** Adds an applicant, such as one from a file, whose jobs and bytes are stored already. It belongs to this user. */
export function insertApplicant(applicant: Applicant): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const writes = session.get(applicantWrites)
    const channel = session.get(applicantsChannel)
    const own = { ...applicant, owner: selectUser(getState())?.email ?? '' }
    dispatch(listenToTabs())
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
    const entries = selectApplicant(getState(), id)?.entries ?? []
    dispatch(applicantRemoved(id))
    await deleteStoredApplicant(id)
    channel.post({ kind: 'removed', id })
    await blobs.remove(entries.map((entry) => entry.id))
  }
}

function listenToTabs(): AppThunk {
  return (dispatch, _getState, session) => {
    session.get(applicantsChannel).listen(({ kind, id }) => {
      if (kind === 'removed') dispatch(applicantRemoved(id))
      else void dispatch(syncFromOtherTab(id))
    })
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
