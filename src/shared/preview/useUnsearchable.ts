import { useEffect, useEffectEvent } from 'react'
import type { AnyViewerProps, Unsearchable } from './viewerProps.ts'

/**
 * Answers each request while nothing can be searched, so that no search waits for what does not come.
 * @param why null while the source can be searched, or it is not known yet whether it can
 */
export function useUnsearchable(
  why: Unsearchable | null,
  { find, onFound }: Pick<AnyViewerProps, 'find' | 'onFound'>,
): void {
  const asked = find?.nonce ?? null
  const answer = useEffectEvent((reason: Unsearchable) =>
    onFound?.({ found: false, page: null, why: reason }),
  )
  useEffect(() => {
    if (why !== null && asked !== null) answer(why)
  }, [why, asked])
}
