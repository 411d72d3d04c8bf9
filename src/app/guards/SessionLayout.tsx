import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import { Suspense, useEffect, useCallback, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { refreshUser } from '#features/auth/refreshUser.ts'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { checkSession, type SessionStatus } from '#shared/platform/session/checkSession.ts'
import { loadSubscription } from '#shared/platform/session/services/loadSubscription.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { returnPageSet, selectReturnPage, selectUser } from '#shared/platform/store/sessionSlice.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { FormDialogHost } from '#shared/ui/dialogs/formDialog.tsx'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import { useRetryWhenOnline } from '#shared/ui/hooks/useRetryWhenOnline.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import './SessionLayout.css'
import { PageErrorBoundary } from '../PageErrorBoundary.tsx'
import { Shell } from '../shell/Shell.tsx'
import { PrefetchNextCode } from '../usePrefetch.ts'

const LeftDocuments = lazyWithRetry(
  async () => (await import('#shared/kits/analyzer/batch/LeftDocuments.tsx')).LeftDocuments,
  { label: 'The offer of waiting documents' },
)

type SessionCheck = {
  kind: 'checking' | SessionStatus
  hasPassedBefore: boolean
  retry: () => void
}

/** Runs at every navigation (shell §2). A new page also refreshes the user and the trial's state. */
function useSessionCheck(pathname: string): SessionCheck {
  const dispatch = useAppDispatch()
  const [attempt, setAttempt] = useState(0)
  const [hasPassedBefore, setHasPassedBefore] = useState(false)

  const { value: kind = 'checking' } = useAsync<SessionStatus>(
    async (leaving) => {
      // Code that fails to load says nothing about the session either.
      const result = await dispatch(checkSession(leaving)).catch(() => 'unknown' as const)
      leaving.throwIfAborted()
      if (result === 'open') {
        setHasPassedBefore(true)
        void dispatch(refreshUser())
        void dispatch(loadSubscription())
      }
      return result
    },
    [attempt, dispatch, pathname],
  )

  const retry = useCallback(() => setAttempt((tried) => tried + 1), [])
  return { kind, hasPassedBefore, retry }
}

/** The bar stays while the page waits for the session check. Nothing of a page shows before it has passed. */
export function SessionLayout() {
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const { kind, hasPassedBefore, retry } = useSessionCheck(pathname)
  const isSignedIn = useAppSelector(selectUser) !== null
  const expiredPath = useAppSelector(selectReturnPage)
  const hasLeftDocuments = useAppSelector(({ jobs }) => (jobs?.leftDocuments ?? 0) > 0)

  useEffect(() => {
    if (!hasPassedBefore) return
    // Loaded beside the page, which may not need the engine; if it fails to load, an analyzer's page resumes them.
    loadChunk(async () => import('#shared/kits/jobs/run/resumeJobsAndBatches.ts')).then(
      ({ resumeJobsAndBatches }) => dispatch(resumeJobsAndBatches()),
      () => undefined,
    )
  }, [dispatch, hasPassedBefore])

  if (kind === 'closed' || (kind === 'open' && !isSignedIn)) {
    // After a refused arrival or a lost session, sign-in returns here; after a logout, the landing page opens.
    const refusedPath = hasPassedBefore || pathname === '/home' ? null : pathname + search
    return <RedirectToSignIn requestedPath={expiredPath ?? refusedPath} />
  }
  return (
    <Shell>
      {kind === 'checking' && <PageSkeleton />}
      {kind === 'unknown' && <SessionCheckFailed onRetry={retry} />}
      {kind === 'open' && hasLeftDocuments && (
        <Suspense fallback={null}>
          <LeftDocuments />
        </Suspense>
      )}
      {kind === 'open' && (
        <PageErrorBoundary>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
            <PrefetchNextCode />
          </Suspense>
        </PageErrorBoundary>
      )}
      <FormDialogHost />
    </Shell>
  )
}

type RedirectToSignInProps = { requestedPath: string | null }

function RedirectToSignIn({ requestedPath }: RedirectToSignInProps) {
  const dispatch = useAppDispatch()
  const [from] = requestedPath?.split('?') ?? []
  useEffect(() => {
    if (requestedPath !== null) dispatch(returnPageSet(requestedPath))
  }, [requestedPath, dispatch])
  return <Navigate to="/" replace state={from === undefined ? null : { from }} />
}

function PageSkeleton() {
  return (
    <div className="page page-skeleton">
      <div className="page-header">
        <span className="skeleton-bar page-skeleton-title" />
      </div>
      <div className="panel panel-body">
        <Skeleton lines={6} label="Loading the page" />
      </div>
    </div>
  )
}

type SessionCheckFailedProps = { onRetry: () => void }

/** A failed check is no logout, so nothing is cleared. */
function SessionCheckFailed({ onRetry }: SessionCheckFailedProps) {
  useRetryWhenOnline(true, onRetry)
  return (
    <div className="page">
      <div className="panel page-panel" role="alert">
        <EmptyState
          icon={cloudSlash}
          title="Unable to connect to the server!"
          description="You are still signed in, and analyses go on. Check your connection, then try again."
        >
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            Try again
          </button>
        </EmptyState>
      </div>
    </div>
  )
}
