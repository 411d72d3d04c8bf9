import { addListener } from '@reduxjs/toolkit'
import { hasHaltedBatch } from '#shared/kits/jobs/batch/itemStatus.ts'
import { ownersNamed, selectJobs, selectOwnerNames } from '#shared/kits/jobs/jobsSlice.ts'
import {
  unsavedWorkWarnings,
  type UnsavedWorkWarning,
} from '#shared/platform/session/end/unsavedWorkWarnings.ts'
import type { RootState } from '#shared/platform/store/rootReducer.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppDispatch, AppThunk } from '#shared/platform/store/types.ts'
import { applicantName, applicantUrl, hasUnsavedWork, jobOfQueued } from '../model/applicant.ts'
import { isEqual } from '../model/isEqual.ts'
import {
  applicantsLoaded,
  applicantUpserted,
  selectApplicants,
  selectApplicantsLoaded,
} from './applicantsSlice.ts'
import {
  applicantsChannel,
  applicantWrites,
  changeApplicant,
  handleDeletion,
} from './applicantsStore.ts'
import { storedApplicants } from './applicantStorage.ts'

const onChange = addListener.withTypes<RootState, AppDispatch>()

/**
 * Reads this user's applicants once; a second call does nothing. From then on the tab follows the other tabs and its
 * jobs, and the logout question names unsaved applicants.
 */
export function loadApplicants(): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const { signal } = session
    const channel = session.get(applicantsChannel)
    const owner = selectUser(getState())?.email
    if (owner === undefined) return
    const isNew = channel.listen((message) => {
      if (message.kind === 'removed') dispatch(handleDeletion(message.id))
      else if (message.kind === 'changed') void dispatch(syncFromOtherTab(message.id))
    })
    if (isNew) {
      dispatch(followJobs())
      session.get(unsavedWorkWarnings).add(() => dispatch(listUnsavedApplicants()))
    }
    if (selectApplicantsLoaded(getState())) return
    const stored = await storedApplicants.readAll(owner)
    if (!signal.aborted) dispatch(applicantsLoaded(stored))
  }
}

/** Whatever changed jobs or applicants, in any tab: what was sent becomes a job, and Jobs knows the names. */
function followJobs(): AppThunk {
  return (dispatch, _getState, { signal }) => {
    dispatch(
      onChange({
        predicate: (_action, now, before) =>
          now.applicants !== before.applicants || now.jobs?.jobs !== before.jobs?.jobs,
        effect: (_action, listener) => {
          if (signal.aborted) return listener.unsubscribe()
          dispatch(moveStartedJobs())
          dispatch(nameOwners())
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

function nameOwners(): AppThunk {
  return (dispatch, getState) => {
    const jobs = selectJobs(getState())
    const applicants = Object.values(selectApplicants(getState()))
    const names = Object.fromEntries(applicants.map((one) => [one.id, applicantName(one, jobs)]))
    if (!isEqual(names, selectOwnerNames(getState()))) dispatch(ownersNamed(names))
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
    const applicant = owner === undefined ? null : await storedApplicants.read(id, owner)
    // A write of this tab that is not finished ends with the stored state, too.
    if (applicant !== null && !signal.aborted && (pending.get(id) ?? 0) === 0)
      dispatch(applicantUpserted(applicant))
  }
}
