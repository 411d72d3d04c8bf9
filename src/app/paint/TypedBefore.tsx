import { useLayoutEffect } from 'react'
import { replayTyped } from './replayTyped.ts'

/**
 * Stands beside a page, inside its Suspense: its effect runs with the commit in which React takes the painted fields
 * over, before anything can render them anew.
 */
export function TypedBefore() {
  useLayoutEffect(() => replayTyped(document), [])
  return null
}
