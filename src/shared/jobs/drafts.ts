import * as v from 'valibot'
import { kept } from '#shared/session/kept.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { STORED } from '#shared/session/storedKeys.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { fileVault } from '#shared/vault/vault.ts'
import { DraftSchema, type Draft } from './job.ts'
import { draftDropped, draftPut } from './jobsSlice.ts'

/** By analyzer. Each tab's own: two of them check two files side by side. */
const keptDrafts = kept({
  key: STORED.drafts,
  place: 'tab',
  schema: v.record(v.string(), v.object({ owner: v.string(), draft: DraftSchema })),
  unreadable: 'removed',
})

/** The draft as the Check step shows it, kept so that a reload brings it back. Its bytes stand in the vault. */
export function keepDraft(analyzer: string, draft: Draft): AppThunk<void> {
  return (dispatch, getState) => {
    dispatch(storeDraft(analyzer, draft))
    if (selectUser(getState()) !== null) dispatch(draftPut({ analyzer, draft }))
  }
}

/** Kept for a reload only, while its files are on their way: one that is cut off is not lost. */
export function storeDraft(analyzer: string, draft: Draft): AppThunk<void> {
  return (_, getState) => {
    const owner = selectUser(getState())?.email
    if (owner === undefined) return
    keptDrafts.write({ ...draftsOf(owner), [analyzer]: { owner, draft } })
  }
}

/** A tab's drafts are one user's: whatever else it holds is removed. */
function draftsOf(user: string) {
  return (
    keptDrafts.read((drafts) => Object.values(drafts).every(({ owner }) => owner === user)) ?? {}
  )
}

export function forgetDraft(analyzer: string): void {
  const { [analyzer]: _forgotten, ...others } = keptDrafts.read() ?? {}
  if (Object.keys(others).length === 0) keptDrafts.forget()
  else keptDrafts.write(others)
}

export function dropDraft(analyzer: string): AppThunk<void> {
  return (dispatch) => {
    forgetDraft(analyzer)
    dispatch(draftDropped(analyzer))
  }
}

/** Puts this user's kept drafts back whose bytes are still there; the others are forgotten. */
export function restoreDrafts(): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const vault = session.get(fileVault)
    const user = selectUser(getState())?.email
    if (user === undefined) return
    for (const [analyzer, { owner, draft }] of Object.entries(draftsOf(user))) {
      const blobs = await Promise.all(draft.files.map(async ({ id }) => vault.get(id)))
      if (selectUser(getState())?.email !== owner) continue
      if (blobs.includes(undefined)) forgetDraft(analyzer)
      else if (getState().jobs?.drafts[analyzer] === undefined)
        dispatch(draftPut({ analyzer, draft: { ...draft, kind: 'Uploaded Successfull' } }))
    }
  }
}
