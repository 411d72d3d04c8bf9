import { useEffect, useEffectEvent, useState } from 'react'
import type { Hint } from './judgement/judge.ts'
import { judgePicture } from './judgement/judgePicture.ts'

/** What may be wrong with a picture, beside others; null until it was looked at. */
export function useHint(picture: Blob | null, others: readonly Blob[]): Hint | null {
  const [judged, setJudged] = useState<{ picture: Blob; hint: Hint | null } | null>(null)
  const beside = useEffectEvent(() => others)
  useEffect(() => {
    if (picture === null) return
    void judgePicture(picture, beside()).then((hint) => setJudged({ picture, hint }))
  }, [picture])
  return judged !== null && judged.picture === picture ? judged.hint : null
}
