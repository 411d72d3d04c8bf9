import { useMemo } from 'react'
import { PageServicesContext } from '#shared/kits/candidate/pageServices.ts'
import { CurrentRouteContext } from './currentRoute.ts'
import { Footer } from './Footer.tsx'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'
import { PublicPage } from './PublicPage.tsx'
import type { Route } from './route.ts'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'
import { useRouterServices } from './useRouterServices.ts'

type PublicLayoutProps = { route: Route }

export function PublicLayout({ route }: PublicLayoutProps) {
  useFocusOnNavigation()
  const services = useRouterServices()
  const current = useMemo(() => ({ route }), [route])
  return (
    <CurrentRouteContext value={current}>
      <PageServicesContext value={services}>
        <PublicPage route={route} Boundary={PageErrorBoundary} />
      </PageServicesContext>
      {route.footer === 'shell' && <Footer />}
    </CurrentRouteContext>
  )
}
