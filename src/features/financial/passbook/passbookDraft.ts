import { discardDraft, saveDraft, selectFlow } from '#shared/kits/jobs/drafts.ts'
import { type Draft, type JobOptions, NEW_JOB } from '#shared/kits/jobs/job.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

export const PASSBOOK = 'passbook'

/** Stored as the engine's draft: the front page first, then the transaction pages. */
export type PassbookDraft = {
  front: AcceptedFile | null
  pages: readonly AcceptedFile[]
  /** Proceed was pressed. */
  confirmed: boolean
  emailOutput: boolean
  interrupted: boolean
}

const EMPTY_DRAFT: PassbookDraft = {
  front: null,
  pages: [],
  confirmed: false,
  emailOutput: false,
  interrupted: false,
}

export const wantsEmail = ({ emailOutput }: JobOptions): boolean => emailOutput === true

export function toPassbookDraft(draft: Draft | null): PassbookDraft {
  if (draft === null) return EMPTY_DRAFT
  const { files, options, interrupted = false } = draft
  const [front = null] = options.hasFront === true ? files : []
  return {
    front,
    pages: front === null ? files : files.slice(1),
    confirmed: options.confirmed === true,
    emailOutput: wantsEmail(options),
    interrupted,
  }
}

export function toDraft({ front, pages, confirmed, emailOutput }: PassbookDraft): Draft {
  return {
    kind: 'Uploaded Successfull',
    files: front === null ? pages : [front, ...pages],
    options: { hasFront: front !== null, confirmed, emailOutput },
  }
}

/** Reads the draft from the store, because the checks of the two areas finish in any order. */
export function updateDraft(change: Partial<PassbookDraft>): AppThunk {
  return (dispatch, getState) => {
    const flow = selectFlow(getState(), PASSBOOK, NEW_JOB)
    const current = toPassbookDraft(flow.kind === 'Uploaded Successfull' ? flow : null)
    const next = { ...current, ...change }
    if (next.front === null && next.pages.length === 0) dispatch(discardDraft(PASSBOOK))
    else dispatch(saveDraft(PASSBOOK, toDraft(next)))
  }
}
