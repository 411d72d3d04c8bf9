import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { PageServicesContext, type PageServices } from '#shared/kits/candidate/pageServices.ts'
import { env } from '#shared/platform/config/env.ts'
import type { AppEvent } from '#shared/platform/lib/appEvents.ts'
import { useRetryWhenOnline } from '#shared/ui/hooks/useRetryWhenOnline.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { PageError } from '../PageError.tsx'
import { PublicPage } from '../PublicPage.tsx'
import { awaitApp, createAppLoader } from './appLoader.ts'
import type { CandidateRoute } from './candidateRoutes.ts'
import { collectEvents, recordUncaughtErrors } from './earlyEvents.ts'
import { useEarlyNavigation } from './earlyNavigation.ts'
import type { StartedApp } from './startApp.ts'

const RETRY_MS = 5_000

/** Loads after the first step, and at once for a dialog. */
function useApp({ loadFirstStep }: CandidateRoute) {
  const [load] = useState(createAppLoader)
  const [app, setApp] = useState<StartedApp | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const start = useMemo(
    () => async () => {
      const loaded = await load()
      setApp(loaded)
      return loaded
    },
    [load],
  )
  const startOrWait = useMemo(
    () => () =>
      void start().then(
        () => setFailed(false),
        () => setFailed(true),
      ),
    [start],
  )
  useEffect(() => {
    // The page itself says that its first step did not come.
    void loadFirstStep()
      .catch(() => undefined)
      .then(startOrWait)
  }, [loadFirstStep, startOrWait])
  useRetryWhenOnline(hasFailed, startOrWait, RETRY_MS)
  return { app, start }
}

/** What a candidate's page records before the app has loaded, where problems are reported. */
function useEarlyEvents(isOver: boolean): readonly AppEvent[] {
  const [events] = useState<AppEvent[]>([])
  useEffect(() => {
    if (isOver || env().VITE_REPORT_URL === '') return undefined
    const stops = [collectEvents(events), recordUncaughtErrors()]
    return () => stops.forEach((stop) => stop())
  }, [isOver, events])
  return events
}

const Boundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary Fallback={CandidatePageError}>{children}</ErrorBoundary>
)

const CandidatePageError = () => (
  <PageError
    home={
      <a className="btn btn-secondary" href={`${__BASE_PATH__}/home`}>
        Home
      </a>
    }
  />
)

type CandidateStartProps = { route: CandidateRoute }

/** The page first, then the router, the store and all else, which the page then uses. */
export function CandidateStart({ route }: CandidateStartProps) {
  const { app, start } = useApp(route)
  const events = useEarlyEvents(app !== null)
  /** Undefined before the router, null where it has led to another page. */
  const [routed, setRouted] = useState<PageServices | null>()
  const navigation = useEarlyNavigation(routed !== undefined)
  const early = useMemo<PageServices>(
    () => ({
      ...navigation,
      askDialog: async (name, context) => (await awaitApp(start)).askDialog(name, context),
    }),
    [navigation, start],
  )
  const services = routed === undefined ? early : routed
  const started = useMemo(() => ({ route, events, onServices: setRouted }), [route, events])
  return (
    <>
      {services !== null && (
        <PageServicesContext value={services}>
          <PublicPage route={route} Boundary={Boundary} />
        </PageServicesContext>
      )}
      {app !== null && <app.AppServices store={app.store} started={started} />}
    </>
  )
}
