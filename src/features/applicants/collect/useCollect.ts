import { useEffect, useState } from 'react'
import type { UploadList } from '#shared/kits/upload/fileList/uploadList.ts'
import { useOpenList, type UploadFileList } from '#shared/kits/upload/fileList/useFileList.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { Applicant } from '../model/applicant.ts'
import { APPLICANT_LIMITS } from '../model/services.ts'
import { collectList } from './collectList.ts'
import { readDocuments } from './readDocuments.ts'
import { useDocuments, type Documents } from './useDocuments.ts'

export type Collect = { documents: Documents; list: UploadFileList; uploads: UploadList }

/** The list of files that this tab edits. */
export function useCollect({ id, choices }: Pick<Applicant, 'id' | 'choices'>): Collect {
  const dispatch = useAppDispatch()
  const [uploads] = useState(() => dispatch(collectList(id)))
  const list = useOpenList(uploads, APPLICANT_LIMITS)
  const { entries } = list
  useEffect(() => {
    dispatch(readDocuments(id, entries, choices))
  }, [dispatch, id, entries, choices])
  return { uploads, list, documents: useDocuments(entries, choices) }
}
