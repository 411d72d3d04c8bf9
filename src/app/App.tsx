import { useEffect, type ComponentType, type ReactNode, Suspense } from 'react'
import { Provider } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { whenIdle } from '#shared/platform/lib/async/whenIdle.ts'
import {
  getIdlePhase,
  readLastActivity,
  recordActivity,
} from '#shared/platform/session/end/lastActivity.ts'
import { clearLeftoverData } from '#shared/platform/session/storage/clearStoredData.ts'
import { hasSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { watchTabs } from '#shared/platform/session/tabs/watchTabs.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { GlobalSpinner } from '#shared/ui/dialogs/GlobalSpinner.tsx'
import { OverlayHost } from '#shared/ui/dialogs/OverlayHost.tsx'
import { ToastHost } from '#shared/ui/dialogs/toasts/ToastHost.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import { AppRoot } from './AppRoot.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { GuardedRouter } from './GuardedRouter.tsx'
import { findRoute } from './route.ts'
import { ROUTES } from './routes.tsx'
import type { StartedPage } from './start/startedPage.ts'
import { useProblemReports } from './useProblemReports.ts'

/** Often enough for the idle timers of other tabs. */
const STEP_MS = 60_000

/** Time on a page without the idle timer never counts as idle, in no tab (decisions D53). Returns the stop function. */
function keepSessionActive(): () => void {
  let isRecording = false

  const record = () => {
    if (!hasSessionFlag()) isRecording = false
    else if (!isRecording) {
      const last = readLastActivity()
      isRecording = last !== null && getIdlePhase(last, Date.now()).kind !== 'expired'
    }
    if (isRecording) recordActivity()
  }
  const recordIfVisible = () => {
    if (document.visibilityState !== 'hidden') record()
  }

  record()
  const timer = setInterval(recordIfVisible, STEP_MS)
  document.addEventListener('visibilitychange', recordIfVisible)
  window.addEventListener('pagehide', recordIfVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', recordIfVisible)
    window.removeEventListener('pagehide', recordIfVisible)
    record()
  }
}

const IdleTimer = lazyWithRetry(async () => (await import('./IdleTimer.tsx')).IdleTimer, {
  label: 'The idle timer',
  LoadError: RenderNothing,
})

/** Does not run on pages whose route turns it off: time spent there is not idle (shell §4; decisions D53). */
function LazyIdleTimer() {
  const isSignedIn = useAppSelector(selectUser) !== null
  const { pathname } = useLocation()
  const isExempt = findRoute(ROUTES, pathname)?.hasIdleTimer === false
  useEffect(() => (isExempt ? keepSessionActive() : undefined), [isExempt])
  if (!isSignedIn || isExempt) return null
  return (
    // If this code fails to load, the guard still finds the session expired at the next navigation.
    <ErrorBoundary Fallback={RenderNothing}>
      <Suspense fallback={null}>
        <IdleTimer />
      </Suspense>
    </ErrorBoundary>
  )
}

type AppServicesProps = {
  store: AppStore
  /** Prerendering passes a router with a fixed URL. */
  Router?: ComponentType<{ children: ReactNode }>
  /** Set where the page was started before (`CandidateStart`). */
  started?: StartedPage | undefined
}

/** Everything but what a candidate page starts with. */
export function AppServices({ store, Router = GuardedRouter, started }: AppServicesProps) {
  useProblemReports(started?.events)
  useEffect(() => void store.dispatch(clearLeftoverData()), [store])
  useEffect(() => watchTabs(store), [store])
  useEffect(() => whenIdle(() => void deleteExpiredDrafts()), [])
  return (
    <Provider store={store}>
      <Router>
        <AppRoutes started={started} />
        <LazyIdleTimer />
        <OverlayHost />
        <GlobalSpinner />
        <ToastHost />
      </Router>
    </Provider>
  )
}

export function App(props: AppServicesProps) {
  return (
    <AppRoot>
      <AppServices {...props} />
    </AppRoot>
  )
}

const deleteExpiredDrafts = async (): Promise<void> =>
  import('#features/candidate/addressForm/draft/deleteExpiredDrafts.ts')
    .then(async (drafts) => drafts.deleteExpiredDrafts())
    .catch(() => undefined)
