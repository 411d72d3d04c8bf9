import { useEffect, useEffectEvent } from 'react'
import type { AnyViewerProps, UnsearchableReason } from './viewerProps.ts'

/**
 * Answers each find request while nothing can be searched, so that no request stays pending.
 * @param why null while the source can be searched, or while that is unknown
 */
export function useReportUnsearchable(
  why: UnsearchableReason | null,
  { find, onFound }: Pick<AnyViewerProps, 'find' | 'onFound'>,
): void {
  const asked = find?.nonce ?? null
  const answer = useEffectEvent((reason: UnsearchableReason) =>
    onFound?.({ found: false, page: null, reason: reason }),
  )
  useEffect(() => {
    if (why !== null && asked !== null) answer(why)
  }, [why, asked])
}
