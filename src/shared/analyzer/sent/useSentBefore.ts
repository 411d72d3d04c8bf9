import { useEffect, useEffectEvent, useState } from 'react'
import { sentBefore, sentKey, type SentBefore } from '#shared/jobs/batch/sentBefore.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'

/** What of these was sent before: asked whenever others stand here, and whenever something else counts as sent. */
export function useSentBefore(analyzer: string, files: readonly AcceptedFile[]) {
  const dispatch = useAppDispatch()
  const [answer, setAnswer] = useState<{ to: string; sent: SentBefore } | null>(null)
  const sent = useAppSelector((state) => sentKey(state, analyzer))
  const question = [...files.map(({ id }) => id), 'of', sent].join()
  const ask = useEffectEvent(async () => dispatch(sentBefore(analyzer, files)))
  useEffect(() => {
    let isCurrent = true
    void ask().then((found) => {
      if (isCurrent) setAnswer({ to: question, sent: found })
    })
    return () => {
      isCurrent = false
    }
  }, [question])
  return { sent: answer?.sent ?? {}, isAsked: answer?.to === question }
}
