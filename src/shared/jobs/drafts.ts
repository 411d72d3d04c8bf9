import * as v from 'valibot'
import { selectUser } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { fileVault } from '#shared/vault/vault.ts'
import { DraftSchema, type Draft } from './job.ts'
import { draftDropped, draftPut } from './jobsSlice.ts'

/** Of this tab, gone with it: two tabs check two files side by side. */
const KEY = 'lekha-drafts'

const KeptDrafts = v.record(v.string(), v.object({ owner: v.string(), draft: DraftSchema }))

type Kept = Readonly<Record<string, { owner: string; draft: Draft }>>

function read(): Kept {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}')
    const parsed = v.safeParse(KeptDrafts, stored)
    return parsed.success ? parsed.output : {}
  } catch {
    return {} // storage is forbidden or damaged: a reload forgets the draft, nothing else breaks
  }
}

function write(kept: Kept): void {
  try {
    if (Object.keys(kept).length === 0) window.sessionStorage.removeItem(KEY)
    else window.sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    return // storage is forbidden or full: as above
  }
}

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
    if (owner !== undefined) write({ ...read(), [analyzer]: { owner, draft } })
  }
}

export function forgetDraft(analyzer: string): void {
  write(Object.fromEntries(Object.entries(read()).filter(([kept]) => kept !== analyzer)))
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
    for (const [analyzer, { owner, draft }] of Object.entries(read())) {
      const blobs = await Promise.all(draft.files.map(async ({ id }) => vault.get(id)))
      if (selectUser(getState())?.email !== owner) continue
      if (blobs.includes(undefined)) forgetDraft(analyzer)
      else if (getState().jobs?.drafts[analyzer] === undefined)
        dispatch(draftPut({ analyzer, draft: { ...draft, kind: 'Uploaded Successfull' } }))
    }
  }
}
