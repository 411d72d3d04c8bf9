import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { whenIdle } from '#shared/platform/lib/async/whenIdle.ts'
import { loadOverlay } from '#shared/ui/dialogs/loadOverlay.ts'
import { findRoute } from './route.ts'
import { ROUTES } from './routes.tsx'
import { findCandidateRoute } from './start/candidateRoutes.ts'

/** The page that needs the code tells a failure. */
function prefetch(...loads: (() => Promise<unknown>)[]): void {
  for (const load of loads) load().catch(() => undefined)
}

const loadSignIn = async () => import('#features/auth/signIn/SignInPage.tsx')

/** Prefetches what is probably next when the page is idle. A candidate's page prefetches the dialogs itself, after its steps. */
export function usePrefetch(loadSessionLayout: () => Promise<unknown>): void {
  const { pathname } = useLocation()
  const access = findRoute(ROUTES, pathname)?.access
  const isCandidate = findCandidateRoute(pathname) !== undefined
  useEffect(() => {
    if ((access !== 'public' && access !== 'guestOnly') || isCandidate) return undefined
    return whenIdle(() => {
      prefetch(loadOverlay)
      if (access === 'guestOnly')
        prefetch(
          loadSignIn,
          async () => import('#shared/platform/api/transport.ts'),
          loadSessionLayout,
        )
    })
  }, [access, isCandidate, loadSessionLayout])
}

/** Sign-in too, because a session may end while offline. Starts after the page's own code, in its Suspense. */
export function PrefetchNextCode() {
  useEffect(
    () =>
      whenIdle(() =>
        prefetch(
          loadOverlay,
          async () => import('./shell/appBarPanels.tsx'),
          async () => import('#shared/kits/analyzer/jobs/menu/JobsPanel.tsx'),
          loadSignIn,
        ),
      ),
    [],
  )
  return null
}
