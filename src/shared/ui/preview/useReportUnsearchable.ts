import { useEffect, useEffectEvent } from 'react'
import type { AnyViewerProps, UnsearchableReason } from './viewerProps.ts'

/**
 * Answers each find request while nothing can be searched, so that no request stays pending.
 * @param reason null while the source can be searched, or while that is unknown
 */
export function useReportUnsearchable(
  reason: UnsearchableReason | null,
  { find, onFound }: Pick<AnyViewerProps, 'find' | 'onFound'>,
): void {
  const requestNonce = find?.nonce ?? null
  const answer = useEffectEvent((reason: UnsearchableReason) =>
    onFound?.({ found: false, page: null, reason: reason }),
  )
  useEffect(() => {
    if (reason !== null && requestNonce !== null) answer(reason)
  }, [reason, requestNonce])
}
