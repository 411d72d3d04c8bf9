import * as v from 'valibot'
import { createStoredValue } from '#shared/platform/session/createStoredValue.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { SESSION_KEYS } from '#shared/platform/session/storageKeys.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { DraftSchema, type Draft } from './job.ts'
import { draftDiscarded, draftSaved } from './jobsSlice.ts'

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

/** Drafts of another user are removed. */
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
      else if (getState().jobs?.drafts[analyzer] === undefined)
        dispatch(draftSaved({ analyzer, draft: { ...draft, kind: 'Uploaded Successfull' } }))
    }
  }
}
