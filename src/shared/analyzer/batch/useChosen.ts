import { useState } from 'react'
import { batchLimits, type UploadLimits } from '#shared/config/limits.ts'
import { ask } from '#shared/errors/ask.ts'
import { selectChosen } from '#shared/jobs/batch/batchSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import type { Uploads } from '#shared/upload/uploads.ts'
import { useWarmPdf, type FileList } from '#shared/upload/useFileList.ts'
import { choose, chosenList } from './chosenFiles.ts'

/** The list of the session as its cards want it. Its dialogs are only those about files together. */
export function useChosen(
  analyzer: string,
  limits: UploadLimits,
): FileList & Pick<Uploads, 'sendAnyway' | 'keepApart'> {
  const dispatch = useAppDispatch()
  const [uploads] = useState(() => dispatch(chosenList(analyzer, limits)))
  useWarmPdf(batchLimits(limits))
  return {
    entries: useAppSelector((state) => selectChosen(state, analyzer)),
    add: async (files, options) => dispatch(choose(analyzer, limits, files, options)),
    remove: uploads.remove,
    rename: uploads.rename,
    keepBoth: uploads.keepBoth,
    sendAnyway: uploads.sendAnyway,
    keepApart: uploads.keepApart,
    recheck: uploads.recheck,
    async unlockAll(password) {
      await dispatch(ask(await uploads.unlockAll(password)))
    },
  }
}
