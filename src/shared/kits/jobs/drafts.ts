import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { createStoredValue } from '#shared/platform/session/storage/createStoredValue.ts'
import { SESSION_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import { rootReducer, type RootState } from '#shared/platform/store/rootReducer.ts'
import { selectUser, sessionEnded } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import {
  DraftSchema,
  isRunning,
  type Draft,
  type Flow,
  type Job,
  type RunningJob,
  isFailed,
} from './job.ts'
import { selectJobs } from './jobsSlice.ts'

/** By analyzer: accepted files that are not sent yet. */
type DraftsState = Readonly<Record<string, Draft>>

const initialState: DraftsState = {}

const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftSaved(
      state: DraftsState,
      { payload: { analyzer, draft } }: PayloadAction<{ analyzer: string; draft: Draft }>,
    ): DraftsState {
      return { ...state, [analyzer]: draft }
    },
    draftDiscarded(state: DraftsState, { payload }: PayloadAction<string>): DraftsState {
      const { [payload]: _discarded, ...others } = state
      return others
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState)
  },
  selectors: {
    selectDraft: (drafts, analyzer: string): Draft | undefined => drafts[analyzer],
  },
})

declare module '#shared/platform/store/rootReducer.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be augmented
  interface LazyLoadedSlices {
    drafts: DraftsState
  }
}

const injected = draftsSlice.injectInto(rootReducer)

const { draftSaved } = draftsSlice.actions
export const { draftDiscarded } = draftsSlice.actions
const { selectDraft } = injected.selectors

const NOT_UPLOADED: Flow = { kind: 'Not Uploaded' }

/**
 * `requestedJobId` is from the URL: an id, 'new' for an upload beside running jobs, or null for the draft, else the
 * newest running job. Failed and unknown jobs are 'Not Uploaded'.
 */
export function selectFlow(
  state: RootState,
  analyzer: string,
  requestedJobId: string | null,
): Flow {
  const jobs = selectJobs(state)
  const named = requestedJobId === null ? undefined : jobs[requestedJobId]
  if (named?.analyzer === analyzer && !isFailed(named)) return named
  const draft = selectDraft(state, analyzer)
  if (draft !== undefined) return draft
  const running = requestedJobId === null ? latestRunning(jobs, analyzer) : undefined
  return running ?? NOT_UPLOADED
}

function latestRunning(
  jobs: Readonly<Record<string, Job>>,
  analyzer: string,
): RunningJob | undefined {
  return (
    Object.values(jobs)
      .filter(isRunning)
      // Jobs of a batch open from its list, which the page shows itself.
      .filter((job) => job.analyzer === analyzer && job.inBatch !== true)
      .sort((one, other) => other.startedAt - one.startedAt)[0]
  )
}

/** By analyzer. Per tab, so that two tabs can check two files. */
const draftStorage = createStoredValue({
  key: SESSION_KEYS.drafts,
  scope: 'tab',
  schema: v.record(v.string(), v.object({ owner: v.string(), draft: DraftSchema })),
  whenUnreadable: 'removed',
})

/** Stores the Check step's draft for a reload. Its bytes are in the blob store. */
export function saveDraft(analyzer: string, draft: Draft): AppThunk<void> {
  return (dispatch, getState) => {
    dispatch(persistDraft(analyzer, draft))
    if (selectUser(getState()) !== null) dispatch(draftSaved({ analyzer, draft }))
  }
}

/** Stores a draft only for a reload during its upload, so that an interrupted one is not lost. */
export function persistDraft(analyzer: string, draft: Draft): AppThunk<void> {
  return (_, getState) => {
    const owner = selectUser(getState())?.email
    if (owner === undefined) return
    draftStorage.write({ ...readStoredDrafts(owner), [analyzer]: { owner, draft } })
  }
}

/** Removes drafts of another user. */
function readStoredDrafts(user: string) {
  return (
    draftStorage.read((drafts) => Object.values(drafts).every(({ owner }) => owner === user)) ?? {}
  )
}

export function deleteStoredDraft(analyzer: string): void {
  const { [analyzer]: _forgotten, ...others } = draftStorage.read() ?? {}
  if (Object.keys(others).length === 0) draftStorage.remove()
  else draftStorage.write(others)
}

export function discardDraft(analyzer: string): AppThunk<void> {
  return (dispatch) => {
    deleteStoredDraft(analyzer)
    dispatch(draftDiscarded(analyzer))
  }
}

/** Restores this user's drafts whose bytes still exist; deletes the others. */
export function restoreDrafts(): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const fileStore = session.get(blobStore)
    const user = selectUser(getState())?.email
    if (user === undefined) return
    for (const [analyzer, { owner, draft }] of Object.entries(readStoredDrafts(user))) {
      const blobs = await Promise.all(draft.files.map(async ({ id }) => fileStore.get(id)))
      if (selectUser(getState())?.email !== owner) continue
      if (blobs.includes(undefined)) deleteStoredDraft(analyzer)
      else if (selectDraft(getState(), analyzer) === undefined)
        dispatch(draftSaved({ analyzer, draft: { ...draft, kind: 'Uploaded Successfull' } }))
    }
  }
}
