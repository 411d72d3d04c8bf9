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
 * client and the signed-in frame. A candidate's phone gets none of the operator's code.
 */
export function usePrefetch(loadArea: () => Promise<unknown>): void {
  const { pathname } = useLocation()
  const access = findRoute(ROUTES, pathname)?.access
  useEffect(() => {
    if (access !== 'public' && access !== 'guestOnly') return undefined
    return whenIdle(() => {
      quietly(prefetchOverlay)
      if (access === 'public') return
      quietly(async () => import('#features/auth/SignInPage.tsx'))
      quietly(async () => import('#shared/api/transport.ts'))
      quietly(loadArea)
    })
  }, [access, loadArea])
}

/**
 * Fetches what is likely needed next on a signed-in page: the dialogs, what the menus of the bar open, and sign-in, for
 * a session may end while the line is down. It stands inside the Suspense around the page, so that it begins when the
 * page's own code has come.
 */
export function PrefetchBesidePage() {
  useEffect(
    () =>
      whenIdle(() => {
        quietly(prefetchOverlay)
        quietly(async () => import('./shell/barPanels.tsx'))
        quietly(async () => import('#shared/analyzer/jobs/JobsPanel.tsx'))
        quietly(async () => import('#features/auth/SignInPage.tsx'))
      }),
    [],
  )
  return null
}
