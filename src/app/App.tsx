import { StrictMode, useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { GlobalSpinner } from '#shared/errors/GlobalSpinner.tsx'
import { OverlayHost } from '#shared/errors/OverlayHost.tsx'
import { ToastHost } from '#shared/errors/ToastHost.tsx'
import { watchTabs } from '#shared/session/watchTabs.ts'
import { wipeLeftovers } from '#shared/session/wipe.ts'
import type { AppStore } from '#shared/store/makeStore.ts'
import { ignoreClickThrough } from '#shared/ui/ignoreClickThrough.ts'
import { watchStyles } from '#shared/ui/loadPart.ts'
import { startTheme } from '#shared/ui/theme.ts'
import { AppRoutes } from './AppRoutes.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { GuardedRouter } from './GuardedRouter.tsx'
import { IdleSlot } from './IdleSlot.tsx'
import { whenIdle } from './usePrefetch.ts'
import './App.css'

type AppProps = {
  store: AppStore
  /** Where the address comes from: the browser's history; the build, which paints first frames, names one. */
  Router?: ComponentType<{ children: ReactNode }>
}

/** The whole portal over one store. What stands over all pages (dialogs, toasts, spinner) brings its code when it is due. */
export function App({ store, Router = GuardedRouter }: AppProps) {
  useLayoutEffect(startTheme, [])
  useLayoutEffect(watchStyles, [])
  useLayoutEffect(ignoreClickThrough, [])
  useEffect(() => void store.dispatch(wipeLeftovers()), [store])
  useEffect(() => watchTabs(store), [store])
  useEffect(() => whenIdle(() => void deleteExpiredDrafts()), [])
  return (
    <StrictMode>
      <ErrorBoundary Fallback={StoppedNotice}>
        <Provider store={store}>
          <Router>
            <AppRoutes />
            <IdleSlot />
            <OverlayHost />
            <GlobalSpinner />
            <ToastHost />
          </Router>
        </Provider>
      </ErrorBoundary>
    </StrictMode>
  )
}

/** Of candidates who left this browser behind. Where the code or the disk fails, the next start tries again. */
const deleteExpiredDrafts = async (): Promise<void> =>
  import('#features/candidate/addressForm/draft/deleteExpiredDrafts.ts')
    .then(async (drafts) => drafts.deleteExpiredDrafts())
    .catch(() => undefined)

type StoppedNoticeProps = { error: unknown }

/** The last resort, when not even the frame stands: a wrong variable of the deployment is named here. */
function StoppedNotice({ error }: StoppedNoticeProps) {
  return (
    <main className="stopped blank" role="alert">
      <h1>The portal could not start</h1>
      <p>{error instanceof Error ? error.message : 'Something unexpected happened.'}</p>
      <button type="button" className="btn btn-secondary" onClick={() => window.location.reload()}>
        Reload
      </button>
    </main>
  )
}
