import { createUploadList, type UploadList } from '#shared/kits/upload/fileList/uploadList.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { APPLICANT_LIMITS } from '../model/services.ts'
import { selectApplicant } from '../store/applicantsSlice.ts'
import { changeApplicant } from '../store/applicantsStore.ts'

type CollectList = { uploads: UploadList; unsubscribe: () => void }

/** By applicant. Part of the session, so that checks continue while another page shows. */
const collectLists = () => new Map<string, CollectList>()

/** The files that are not sent, for the tab that edits the applicant; after a reload those of its record. */
export function collectList(id: string): AppThunk<UploadList> {
  return (dispatch, getState, session) => {
    const known = session.get(collectLists).get(id)
    if (known !== undefined) return known.uploads
    const uploads = createUploadList(session, APPLICANT_LIMITS)
    const stored = selectApplicant(getState(), id)?.entries ?? []
    const unsubscribe = uploads.subscribe(() => {
      void dispatch(changeApplicant(id, { kind: 'entriesChanged', entries: uploads.getState() }))
    })
    session.get(collectLists).set(id, { uploads, unsubscribe })
    // Deferred: the list is first read during rendering, which must not change the store.
    if (stored.length > 0) queueMicrotask(() => void uploads.restore(stored))
    return uploads
  }
}

/** Another tab edits the applicant now: its record is followed, and read again when this tab takes over. */
export function closeCollectList(id: string): AppThunk {
  return (_dispatch, _getState, session) => {
    session.get(collectLists).get(id)?.unsubscribe()
    session.get(collectLists).delete(id)
  }
}
