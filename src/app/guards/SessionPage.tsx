import { useMemo } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { canOpen, isAdmin, isProductAdmin, isTrialDemo } from '#shared/session/permissions.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { CurrentRouteContext } from '../currentRoute.ts'
import { lazyPage, type Page } from '../lazyPage.tsx'
import { idServiceOf, type Access, type Route } from '../route.ts'

type SessionPageProps = { route: Route }

const TrialDemoPage = lazyPage(() => import('#features/home/TrialDemoPage.tsx'), 'TrialDemoPage')
const NotYoursPage = lazyPage(() => import('../pages/NotYoursPage.tsx'), 'NotYoursPage')
const UnknownServicePage = lazyPage(
  () => import('../pages/UnknownServicePage.tsx'),
  'UnknownServicePage',
)

const MAY_ENTER: Record<Access, (user: CurrentUser) => boolean> = {
  public: () => true,
  guestOnly: () => true,
  session: () => true,
  admin: isAdmin,
  productAdmin: isProductAdmin,
}

/** What a signed-in user sees at a row of the table: its page, or what stands in its place. */
export function SessionPage({ route }: SessionPageProps) {
  const user = useAppSelector(selectUser)
  const { serviceType = '' } = useParams()
  const service = route.service === 'inAddress' ? idServiceOf(serviceType) : route.service
  const current = useMemo(() => ({ route, service }), [route, service])
  if (user === null) return null // the session has just ended: the area around leads to sign-in
  if (!MAY_ENTER[route.access](user)) return <Navigate to="/home" replace />

  let Shown: Page = route.page
  if (route.service !== undefined && service === undefined) Shown = UnknownServicePage
  else if (service !== undefined && !canOpen(user, service)) Shown = NotYoursPage
  else if (service !== undefined && isTrialDemo(user, service)) Shown = TrialDemoPage
  return (
    <CurrentRouteContext value={current}>
      <Shown />
    </CurrentRouteContext>
  )
}
