import { type Draft, type JobOptions, NEW_JOB } from '#shared/jobs/job.ts'
import { selectFlow } from '#shared/jobs/jobsSlice.ts'
import { dropDraft, keepDraft } from '#shared/jobs/drafts.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'

export const PASSBOOK = 'passbook'

/** What was chosen so far. Kept as the engine's draft: the front page first, then the transaction pages. */
export type PassbookDraft = {
  front: AcceptedFile | null
  pages: readonly AcceptedFile[]
  /** Proceed was pressed: the summary shows. */
  confirmed: boolean
  emailOutput: boolean
  interrupted: boolean
}

const NOTHING: PassbookDraft = {
  front: null,
  pages: [],
  confirmed: false,
  emailOutput: false,
  interrupted: false,
}

/** Whether the report is wished by e-mail too, of a draft or of a job. */
export const wantsEmail = ({ emailOutput }: JobOptions): boolean => emailOutput === true

export function toPassbookDraft(draft: Draft | null): PassbookDraft {
  if (draft === null) return NOTHING
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

/** Changes what was chosen. It starts from what the store holds by now: the checks of two areas end in any order. */
export function changeDraft(change: Partial<PassbookDraft>): AppThunk {
  return (dispatch, getState) => {
    const flow = selectFlow(getState(), PASSBOOK, NEW_JOB)
    const now = toPassbookDraft(flow.kind === 'Uploaded Successfull' ? flow : null)
    const next = { ...now, ...change }
    if (next.front === null && next.pages.length === 0) dispatch(dropDraft(PASSBOOK))
    else dispatch(keepDraft(PASSBOOK, toDraft(next)))
  }
}
