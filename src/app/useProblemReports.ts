import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { currentPath } from '#shared/platform/config/currentPath.ts'
import { env } from '#shared/platform/config/env.ts'
import { recordEvent, type AppEvent } from '#shared/platform/lib/appEvents.ts'
import { whenIdle } from '#shared/platform/lib/async/whenIdle.ts'
import { findRoute } from './route.ts'
import { ROUTES } from './routes.tsx'
import { collectEvents, recordUncaughtErrors } from './start/earlyEvents.ts'

/** Never the address itself, which may hold codes and ids. */
const routePattern = (pathname: string): string => findRoute(ROUTES, pathname)?.paths[0] ?? '*'

/** Loaded when the page is idle; if this code does not come, nothing is kept and nothing is sent. */
async function startLog(early: readonly AppEvent[], ended: AbortSignal): Promise<void> {
  const { startEventLog } = await import('#shared/platform/reports/eventLog.ts')
  if (ended.aborted) return
  ended.addEventListener('abort', startEventLog(early))
  const { VITE_REPORT_URL: url } = env()
  if (url === '') return
  const { startReports } = await import('#shared/platform/reports/startReports.ts')
  if (ended.aborted) return
  const stop = startReports({
    url,
    route: () => routePattern(currentPath()),
  })
  ended.addEventListener('abort', stop)
}

/** Keeps the last events of the page for support, and reports problems where the deployment asks for it. `before`: from before. */
export function useProblemReports(before?: readonly AppEvent[]): void {
  useEffect(() => {
    const { VITE_REPORT_URL } = env()
    // A candidate's page has nothing that shows the log, and its phone should load nothing that it does not need.
    const isPublic = findRoute(ROUTES, currentPath())?.access === 'public'
    if (isPublic && VITE_REPORT_URL === '') return undefined
    const ended = new AbortController()
    const early = [...(before ?? [])]
    const stopEarly = collectEvents(early)
    const stopErrors = recordUncaughtErrors()
    const cancel = whenIdle(
      () =>
        void startLog(early, ended.signal)
          .catch(() => undefined)
          .finally(stopEarly),
    )
    return () => {
      cancel()
      stopEarly()
      ended.abort()
      stopErrors()
    }
  }, [before])
}

/** Records each page by the pattern of its route. */
export function useRecordPage(): void {
  const { pathname } = useLocation()
  const route = routePattern(pathname)
  useEffect(() => recordEvent({ kind: 'page', route }), [route])
}
