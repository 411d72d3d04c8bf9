import { Suspense, useMemo, useEffect, useState } from 'react'
import { Navigate, Route as RouterRoute, Routes, useLocation, Outlet } from 'react-router-dom'
import { returnPath } from '#features/auth/signIn/returnPath.ts'
import { restoreSession } from '#shared/platform/session/restoreSession.ts'
import { hasSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import { useAppSelector, useAppDispatch } from '#shared/platform/store/hooks.ts'
import { selectUser, returnPageSet, selectReturnPage } from '#shared/platform/store/sessionSlice.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { CurrentRouteContext } from './currentRoute.ts'
import { pathAfterSignIn, checkPageAccess, type PageAccess } from './guards/pathAfterSignIn.ts'
import { lazyPage, type PageComponent } from './lazyPage.tsx'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'
import { SplashScreen } from './prerender/SplashScreen.tsx'
import { PublicLayout } from './PublicLayout.tsx'
import { type Access, resolveService, type Route } from './route.ts'
import { REDIRECTS, ROUTES } from './routes.tsx'
import { StartedPageServices, type StartedPage } from './start/startedPage.ts'
import { usePrefetch } from './usePrefetch.ts'
import { useRecordPage } from './useProblemReports.ts'

/** Redirects a signed-in user (shell §2): on arrival, once the session is known, and after sign-in. */
function GuestOnlyRoute() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const { pathname } = useLocation()
  const [checkedAt, setCheckedAt] = useState(() => (hasSessionFlag() ? null : pathname))
  const isChecked = checkedAt === pathname

  useEffect(() => {
    if (isChecked) return undefined
    let waiting = true
    const finishCheck = () => waiting && setCheckedAt(pathname)
    // If the code that restores the user fails to load, a form is better than an empty page.
    void dispatch(restoreSession()).then(finishCheck, finishCheck)
    return () => {
      waiting = false
    }
  }, [dispatch, isChecked, pathname])

  if (user !== null) return <RedirectSignedIn user={user} />
  return isChecked || !hasSessionFlag() ? <Outlet /> : null
}

type RedirectSignedInProps = { user: CurrentUser }

function RedirectSignedIn({ user }: RedirectSignedInProps) {
  const dispatch = useAppDispatch()
  const { state }: { state: unknown } = useLocation()
  const requestedPath = useAppSelector(selectReturnPage) ?? returnPath(state)
  const [path] = useState(() => pathAfterSignIn(user, requestedPath))
  useEffect(() => void dispatch(returnPageSet(null)), [dispatch])
  return <Navigate to={path} replace />
}

type SessionPageProps = { route: Route }

const FALLBACK_PAGES: Record<Exclude<PageAccess, 'open' | 'closed'>, PageComponent> = {
  unknownService: lazyPage(() => import('./pages/UnknownServicePage.tsx'), 'UnknownServicePage'),
  serviceNotAssigned: lazyPage(
    () => import('./pages/ServiceNotAssignedPage.tsx'),
    'ServiceNotAssignedPage',
  ),
  trialDemo: lazyPage(() => import('#features/home/TrialDemoPage.tsx'), 'TrialDemoPage'),
}

function SessionPage({ route }: SessionPageProps) {
  const user = useAppSelector(selectUser)
  const { pathname } = useLocation()
  const service = resolveService(route, pathname)
  const current = useMemo(() => ({ route, service }), [route, service])
  if (user === null) return null // the session has just ended: the layout redirects to sign-in
  const access = checkPageAccess(user, route, service)
  if (access === 'closed') return <Navigate to="/home" replace />
  const Shown = access === 'open' ? route.page : FALLBACK_PAGES[access]
  return (
    <CurrentRouteContext value={current}>
      <Shown />
    </CurrentRouteContext>
  )
}

const SessionLayout = lazyWithRetry(
  async () => (await import('./guards/SessionLayout.tsx')).SessionLayout,
  {
    label: 'The portal',
  },
)

const rowsOf = (...access: Access[]) =>
  ROUTES.filter((route) => access.includes(route.access)).flatMap((route) =>
    route.paths.map((path) => ({ path, route })),
  )

type AppRoutesProps = { started?: StartedPage | undefined }

export function AppRoutes({ started }: AppRoutesProps) {
  usePrefetch(SessionLayout.preload)
  useRecordPage()
  return (
    <Routes>
      <RouterRoute element={<GuestOnlyRoute />}>
        {rowsOf('guestOnly').map(({ path, route }) => (
          <RouterRoute key={path} path={path} element={<PublicLayout route={route} />} />
        ))}
      </RouterRoute>
      {rowsOf('public').map(({ path, route }) => (
        <RouterRoute
          key={path}
          path={path}
          element={
            started?.route === route ? (
              <StartedPageServices {...started} />
            ) : (
              <PublicLayout route={route} />
            )
          }
        />
      ))}
      <RouterRoute
        element={
          <PageErrorBoundary>
            <Suspense fallback={<SplashScreen />}>
              <SessionLayout />
            </Suspense>
          </PageErrorBoundary>
        }
      >
        {rowsOf('session', 'admin', 'productAdmin').map(({ path, route }) => (
          <RouterRoute key={path} path={path} element={<SessionPage route={route} />} />
        ))}
      </RouterRoute>
      {REDIRECTS.map(({ from, to }) => (
        <RouterRoute key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
    </Routes>
  )
}
