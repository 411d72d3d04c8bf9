import { useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { CurrentRouteContext } from '../currentRoute.ts'
import { lazyPage, type Page } from '../lazyPage.tsx'
import { serviceAt, type Route } from '../route.ts'
import { judgePage, type PageVerdict } from './judgePage.ts'

type SessionPageProps = { route: Route }

/** What stands in place of a page. */
const INSTEAD: Record<Exclude<PageVerdict, 'open' | 'closed'>, Page> = {
  unknownService: lazyPage(() => import('../pages/UnknownServicePage.tsx'), 'UnknownServicePage'),
  notYours: lazyPage(() => import('../pages/NotYoursPage.tsx'), 'NotYoursPage'),
  trialDemo: lazyPage(() => import('#features/home/TrialDemoPage.tsx'), 'TrialDemoPage'),
}

/** What a signed-in user sees at a row of the table: its page, or what stands in its place. */
export function SessionPage({ route }: SessionPageProps) {
  const user = useAppSelector(selectUser)
  const { pathname } = useLocation()
  const service = serviceAt(route, pathname)
  const current = useMemo(() => ({ route, service }), [route, service])
  if (user === null) return null // the session has just ended: the area around leads to sign-in
  const verdict = judgePage(user, route, service)
  if (verdict === 'closed') return <Navigate to="/home" replace />
  const Shown = verdict === 'open' ? route.page : INSTEAD[verdict]
  return (
    <CurrentRouteContext value={current}>
      <Shown />
    </CurrentRouteContext>
  )
}
