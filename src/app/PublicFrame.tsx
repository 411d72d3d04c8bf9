import { Suspense, useMemo } from 'react'
import { CurrentRouteContext } from './currentRoute.ts'
import { Footer } from './Footer.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { TypedBefore } from './paint/TypedBefore.tsx'
import type { Route } from './route.ts'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

type PublicFrameProps = { route: Route }

/** A page outside the session: sign-in and its relatives, and the candidate's forms. */
export function PublicFrame({ route }: PublicFrameProps) {
  useFocusOnNavigation()
  const current = useMemo(() => ({ route }), [route])
  const page = (
    <PageBoundary>
      <Suspense fallback={null}>
        <route.page />
        <TypedBefore />
      </Suspense>
    </PageBoundary>
  )
  return (
    <CurrentRouteContext value={current}>
      {route.footer === 'own' ? (
        page
      ) : (
        <main id="main" className="public-main" tabIndex={-1}>
          {page}
        </main>
      )}
      {route.footer === 'shell' && <Footer />}
    </CurrentRouteContext>
  )
}
