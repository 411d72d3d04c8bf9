import {
  findPreviouslySent,
  sentFilesKey,
  type PreviouslySentFiles,
} from '#shared/kits/jobs/batch/findPreviouslySent.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'

const NONE_SENT: PreviouslySentFiles = {}

/** By file id; updated when the files or the sent ones change. */
export function usePreviouslySent(analyzer: string, files: readonly AcceptedFile[]) {
  const dispatch = useAppDispatch()
  const sent = useAppSelector((state) => sentFilesKey(state, analyzer))
  const ids = files.map(({ id }) => id).join()
  const { value, latest } = useAsync<PreviouslySentFiles>(
    async () => dispatch(findPreviouslySent(analyzer, files)),
    [dispatch, analyzer, sent, ids],
  )
  return { sent: latest ?? NONE_SENT, isLoaded: value !== undefined }
}
