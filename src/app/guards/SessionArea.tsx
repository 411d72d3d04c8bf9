import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loadCode } from '#shared/lib/loadCode.ts'
import { pageAsked, selectAskedPage, selectUser } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { useLineBack } from '#shared/ui/useLineBack.ts'
import { PageBoundary } from '../PageBoundary.tsx'
import { Shell } from '../shell/Shell.tsx'
import { PrefetchBesidePage } from '../usePrefetch.ts'
import { useSessionGate } from './useSessionGate.ts'
import './SessionArea.css'

/** Every auth route: the bar stays, the page waits for the session check. Nothing of a page shows before it has passed. */
export function SessionArea() {
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const { kind, wasOpen, retry } = useSessionGate(pathname)
  const isSignedIn = useAppSelector(selectUser) !== null
  const lostOn = useAppSelector(selectAskedPage)

  useEffect(() => {
    if (!wasOpen) return
    // Beside the page, which may do without the engine; where its code does not come, an analyzer's page takes them up.
    loadCode(async () => import('#shared/jobs/takeUpWork.ts')).then(
      ({ takeUpWork }) => dispatch(takeUpWork()),
      () => undefined,
    )
  }, [dispatch, wasOpen])

  if (kind === 'closed' || (kind === 'open' && !isSignedIn)) {
    // Who was refused on arrival, or lost the session here, comes back after sign-in; who logged out starts anew.
    const refusedOn = wasOpen || pathname === '/home' ? null : pathname + search
    return <SignInFirst asked={lostOn ?? refusedOn} />
  }
  return (
    <Shell>
      {kind === 'checking' && <PageSkeleton />}
      {kind === 'unknown' && <NoVerdict onRetry={retry} />}
      {kind === 'open' && (
        <PageBoundary>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
            <PrefetchBesidePage />
          </Suspense>
        </PageBoundary>
      )}
    </Shell>
  )
}

type SignInFirstProps = { asked: string | null }

/** To sign-in, which leads back to the page that was asked for: in history stands its path alone, for a reload. */
function SignInFirst({ asked }: SignInFirstProps) {
  const dispatch = useAppDispatch()
  const [from] = asked?.split('?') ?? []
  useEffect(() => {
    if (asked !== null) dispatch(pageAsked(asked))
  }, [asked, dispatch])
  return <Navigate to="/" replace state={from === undefined ? null : { from }} />
}

/** The shape of a page while its session check or its code is on the way; a short wait shows nothing. */
function PageSkeleton() {
  return (
    <div className="page page-skeleton">
      <div className="page-head">
        <span className="skeleton-bar page-skeleton-title" />
      </div>
      <div className="panel panel-body">
        <Skeleton lines={6} label="Loading the page" />
      </div>
    </div>
  )
}

type NoVerdictProps = { onRetry: () => void }

/** The session check got no answer: that is no logout, so nothing is thrown away. */
function NoVerdict({ onRetry }: NoVerdictProps) {
  useLineBack(true, onRetry)
  return (
    <div className="page">
      <div className="panel page-panel" role="alert">
        <EmptyState
          icon={cloudSlash}
          title="Unable to connect to the server!"
          line="You are still signed in, and running analyses go on. Check your internet connection, then try again."
        >
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            Try again
          </button>
        </EmptyState>
      </div>
    </div>
  )
}
