import { useEffect, useState } from 'react'
import type { UploadList } from '#shared/kits/upload/uploadList.ts'
import { useWarmUpPdf } from '#shared/kits/upload/useFileList.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { useStore } from '#shared/ui/hooks/useStore.ts'
import type { Applicant } from '../model/applicant.ts'
import type { DocumentService } from '../model/services.ts'
import { APPLICANT_LIMITS } from '../model/services.ts'
import { chooseService } from './chooseService.ts'
import { addFiles, collectList } from './collectList.ts'
import { readDocuments } from './readDocuments.ts'
import { useDocuments, type Documents } from './useDocuments.ts'

export type ListActions = Pick<
  UploadList,
  'remove' | 'rename' | 'keepBoth' | 'sendAnyway' | 'keepApart'
> & {
  add: (files: readonly File[]) => void
  recheck: (id: string) => void
  unlockAll: (password: string) => void
  choose: (file: string, service: DocumentService, account: string | null) => void
}

export type Collect = { documents: Documents; actions: ListActions; uploads: UploadList }

/** The list of files that this tab edits. */
export function useCollect({ id, choices }: Pick<Applicant, 'id' | 'choices'>): Collect {
  const dispatch = useAppDispatch()
  const [uploads] = useState(() => dispatch(collectList(id)))
  const entries = useStore(uploads)
  useWarmUpPdf(APPLICANT_LIMITS)
  useEffect(() => {
    dispatch(readDocuments(id, entries, choices))
  }, [dispatch, id, entries, choices])
  const { remove, rename, keepBoth, sendAnyway, keepApart } = uploads
  return {
    uploads,
    documents: useDocuments(entries, choices),
    actions: {
      remove,
      rename,
      keepBoth,
      sendAnyway,
      keepApart,
      add: (files) => void dispatch(addFiles(id, files)),
      recheck: (file) => void uploads.recheck(file),
      unlockAll: (password) =>
        void uploads
          .unlockAll(password)
          .then(async (result) => dispatch(requestDialogAnswer(result))),
      choose: (file, service, account) => dispatch(chooseService(id, file, service, account)),
    },
  }
}
