import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { whenIdle } from '#shared/platform/lib/async/whenIdle.ts'
import { prefetchOverlay } from '#shared/ui/dialogs/loadOverlay.ts'
import { findRoute } from './route.ts'
import { ROUTES } from './routes.tsx'

const ignoreFailure = (load: () => Promise<unknown>) => {
  load().catch(() => undefined)
}

/** Prefetches what is probably next when the page is idle. A candidate's phone loads none of the operator's code. */
export function usePrefetch(loadSessionLayout: () => Promise<unknown>): void {
  const { pathname } = useLocation()
  const { access, fetchesDialogs = false } = findRoute(ROUTES, pathname) ?? {}
  useEffect(() => {
    if ((access !== 'public' && access !== 'guestOnly') || fetchesDialogs) return undefined
    return whenIdle(() => {
      ignoreFailure(prefetchOverlay)
      if (access === 'public') return
      ignoreFailure(async () => import('#features/auth/signIn/SignInPage.tsx'))
      ignoreFailure(async () => import('#shared/platform/api/transport.ts'))
      ignoreFailure(loadSessionLayout)
    })
  }, [access, fetchesDialogs, loadSessionLayout])
}

/** Sign-in too, because a session may end while offline. Starts after the page's own code, in its Suspense. */
export function PrefetchNextCode() {
  useEffect(
    () =>
      whenIdle(() => {
        ignoreFailure(prefetchOverlay)
        ignoreFailure(async () => import('./shell/appBarPanels.tsx'))
        ignoreFailure(async () => import('#shared/kits/analyzer/jobs/menu/JobsPanel.tsx'))
        ignoreFailure(async () => import('#features/auth/signIn/SignInPage.tsx'))
      }),
    [],
  )
  return null
}
