import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { entryFromAccepted, type UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import type { UploadList } from '#shared/kits/upload/fileList/uploadList.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { chosenChanged, selectChosen } from './batchSlice.ts'

/** By analyzer. Part of the session, so that checks continue while another page shows. */
export const uploadLists = () => new Map<string, UploadList>()

/** Adds files whose bytes are stored to those that are not sent; they are checked again, and ask for their passwords. */
export function addStoredFiles(
  analyzer: string,
  files: readonly AcceptedFile[],
  decisions: Pick<UploadEntry, 'leftBehind'> = {},
): AppThunk {
  return (dispatch, getState, session) => {
    const entries = files.map((file): UploadEntry => {
      const { unlocked: _unlocked, ...locked } = entryFromAccepted(file)
      return { ...locked, ...decisions, phase: { kind: 'checking' } }
    })
    const list = session.get(uploadLists).get(analyzer)
    if (list !== undefined) void list.restore(entries)
    else
      dispatch(
        chosenChanged({ analyzer, entries: [...selectChosen(getState(), analyzer), ...entries] }),
      )
  }
}
