import { useEffect, useEffectEvent } from 'react'
import type { AnyViewerProps } from './viewerProps.ts'

/** Answers each request with "not found" while there is no text to find anything in. */
export function useNotFound(
  isTextless: boolean,
  { find, onFound }: Pick<AnyViewerProps, 'find' | 'onFound'>,
  tooSlow = false,
): void {
  const asked = find?.nonce ?? null
  const answer = useEffectEvent((nonce: number | null) => {
    if (nonce !== null) onFound?.({ found: false, page: null, ...(tooSlow ? { tooSlow } : {}) })
  })
  useEffect(() => {
    if (isTextless) answer(asked)
  }, [isTextless, asked])
}
