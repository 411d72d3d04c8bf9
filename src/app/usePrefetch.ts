import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { prefetchOverlay } from '#shared/errors/overlayLoader.ts'
import { findRoute } from './route.ts'
import { ROUTES } from './routes.tsx'

/** Calls once the page rests; gives back the way to call it off. */
export const whenIdle = (act: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 1_000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}

/** A prefetch that fails is no news: the real load tells. */
const quietly = (load: () => Promise<unknown>) => {
  load().catch(() => undefined)
}

/**
 * Fetches what the likely next step needs once the page rests: the dialogs, everywhere; from sign-in also the HTTP
 * client and the signed-in frame, from there sign-in. A candidate's phone gets none of the operator's code.
 */
export function usePrefetch(loadArea: () => Promise<unknown>): void {
  const { pathname } = useLocation()
  const access = findRoute(ROUTES, pathname)?.access
  useEffect(
    () =>
      whenIdle(() => {
        quietly(prefetchOverlay)
        if (access === 'public') return
        // Where a session may end while the line is down, sign-in is there all the same.
        quietly(async () => import('#features/auth/SignInPage.tsx'))
        if (access !== 'guestOnly') return
        quietly(async () => import('#shared/api/transport.ts'))
        quietly(loadArea)
      }),
    [access, loadArea],
  )
}
