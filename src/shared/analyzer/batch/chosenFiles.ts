import { batchLimits, type UploadLimits } from '#shared/config/limits.ts'
import { ask } from '#shared/errors/ask.ts'
import { chosenChanged, selectChosen } from '#shared/jobs/batch/batchSlice.ts'
import { resumeBatches } from '#shared/jobs/batch/resumeBatches.ts'
import { dropDraft } from '#shared/jobs/drafts.ts'
import type { Draft } from '#shared/jobs/job.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { createUploads, type AddOptions, type Uploads } from '#shared/upload/uploads.ts'

/** By analyzer. They live with the session, so that a list goes on being checked while another page shows. */
const lists = () => new Map<string, Uploads>()

/** The files that were chosen together and are not sent yet; after a reload those that this tab kept. */
export function chosenList(analyzer: string, limits: UploadLimits): AppThunk<Uploads> {
  return (dispatch, getState, session) => {
    const known = session.get(lists).get(analyzer)
    if (known !== undefined) return known
    dispatch(resumeBatches())
    const uploads = createUploads(session, batchLimits(limits))
    session.get(lists).set(analyzer, uploads)
    const kept = selectChosen(getState(), analyzer)
    uploads.subscribe(() => dispatch(chosenChanged({ analyzer, entries: uploads.getEntries() })))
    // A moment later: a list is first asked for while its screen is drawn, which must not change the store.
    if (kept.length > 0) queueMicrotask(() => void uploads.restore(kept))
    return uploads
  }
}

/** Takes files into the list; what was refused for being too many or of another kind is said by its dialog. */
export function choose(
  analyzer: string,
  limits: UploadLimits,
  files: readonly File[],
  options: AddOptions = {},
): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const uploads = dispatch(chosenList(analyzer, limits))
    const { refusals, checked } = uploads.add(files, options)
    for (const { name, detail } of refusals) await dispatch(ask(name, { detail }))
    await checked
  }
}

/** What stands at Check alone joins the list. */
export function takeDraft(analyzer: string, limits: UploadLimits, draft: Draft): AppThunk {
  return (dispatch) => {
    const uploads = dispatch(chosenList(analyzer, limits))
    uploads.take(draft.files)
    dispatch(dropDraft(analyzer))
  }
}
