import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { resumeJobs } from '#shared/jobs/lifecycle.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { PageBoundary } from '../PageBoundary.tsx'
import { Shell } from '../shell/Shell.tsx'
import { NoVerdict } from './NoVerdict.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { useSessionGate } from './useSessionGate.ts'

/** Every auth route: the bar stays, the page waits for the session check. Nothing of a page shows before it has passed. */
export function SessionArea() {
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const { kind, wasOpen, retry } = useSessionGate(pathname)
  const isSignedIn = useAppSelector(selectUser) !== null

  useEffect(() => {
    if (wasOpen) void dispatch(resumeJobs())
  }, [dispatch, wasOpen])

  if (kind === 'closed' || (kind === 'open' && !isSignedIn)) {
    // Who was refused on arrival comes back here after sign-in; who logged out starts anew.
    const from = wasOpen || pathname === '/home' ? undefined : pathname + search
    return <Navigate to="/" replace state={from === undefined ? null : { from }} />
  }
  return (
    <Shell>
      {kind === 'checking' && <PageSkeleton />}
      {kind === 'unknown' && <NoVerdict onRetry={retry} />}
      {kind === 'open' && (
        <PageBoundary>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </PageBoundary>
      )}
    </Shell>
  )
}
