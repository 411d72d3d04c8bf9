import { nanoid } from '@reduxjs/toolkit'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { Applicant } from '../model/applicant.ts'
import { applicantUpserted } from './applicantsSlice.ts'
import { applicantsChannel, applicantWrites, storeOwner } from './applicantsStore.ts'
import { storedApplicants } from './applicantStorage.ts'
import { loadApplicants } from './followApplicants.ts'

/** A new applicant without documents. Returns its id. */
export function createApplicant(): AppThunk<Promise<string>> {
  return async (dispatch, getState) => {
    const now = Date.now()
    const id = nanoid()
    const owner = selectUser(getState())?.email ?? ''
    const times = { createdAt: now, changedAt: now, savedAt: null }
    const documents = { entries: [], choices: {}, queued: [], jobs: [] }
    const decisions = { obligations: {}, obligationEdits: {}, transfers: {}, credits: {} }
    const content = { ...documents, ...decisions, newInstalment: null, notes: {} }
    await dispatch(insertApplicant({ id, owner, name: '', ...times, ...content }))
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
    await dispatch(loadApplicants())
    if (signal.aborted) return
    dispatch(applicantUpserted(own))
    if (await storedApplicants.write(own)) channel.post({ kind: 'changed', id: own.id })
    else writes.memoryOnly.add(own.id)
    await dispatch(storeOwner(own.id, [], own.jobs))
  }
}
