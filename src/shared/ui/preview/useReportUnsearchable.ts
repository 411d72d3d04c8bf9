import { useEffect, useEffectEvent } from 'react'
import type { AnyViewerProps, UnsearchableReason } from './viewerProps.ts'

/** No find request stays pending. `reason` is null while the source can be searched, or that is unknown. */
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
