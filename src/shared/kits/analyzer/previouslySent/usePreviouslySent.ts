import { useEffect, useEffectEvent, useState } from 'react'
import {
  findPreviouslySent,
  sentFilesKey,
  type PreviouslySentFiles,
} from '#shared/kits/jobs/batch/findPreviouslySent.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'

/** By file id; updated when the files or the sent ones change. */
export function usePreviouslySent(analyzer: string, files: readonly AcceptedFile[]) {
  const dispatch = useAppDispatch()
  const [answer, setAnswer] = useState<{ to: string; sent: PreviouslySentFiles } | null>(null)
  const sent = useAppSelector((state) => sentFilesKey(state, analyzer))
  const question = [...files.map(({ id }) => id), 'of', sent].join()
  const findSent = useEffectEvent(async () => dispatch(findPreviouslySent(analyzer, files)))
  useEffect(() => {
    let isCurrent = true
    void findSent().then((found) => {
      if (isCurrent) setAnswer({ to: question, sent: found })
    })
    return () => {
      isCurrent = false
    }
  }, [question])
  return { sent: answer?.sent ?? {}, isLoaded: answer?.to === question }
}
