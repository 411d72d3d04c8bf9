import { Suspense } from 'react'
import { Navigate, Route as RouterRoute, Routes } from 'react-router-dom'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { GuestGate } from './guards/GuestGate.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { NeutralFrame } from './paint/NeutralFrame.tsx'
import { PublicFrame } from './PublicFrame.tsx'
import type { Access } from './route.ts'
import { REDIRECTS, ROUTES } from './routes.tsx'
import { SessionPage } from './guards/SessionPage.tsx'
import { usePrefetch } from './usePrefetch.ts'

const SessionArea = lazyPart(async () => (await import('./guards/SessionArea.tsx')).SessionArea, {
  what: 'The portal',
})

const rowsOf = (...access: Access[]) =>
  ROUTES.filter((route) => access.includes(route.access)).flatMap((route) =>
    route.paths.map((path) => ({ path, route })),
  )

/** The route table behind its guards. */
export function AppRoutes() {
  usePrefetch(SessionArea.preload)
  return (
    <Routes>
      <RouterRoute element={<GuestGate />}>
        {rowsOf('guestOnly').map(({ path, route }) => (
          <RouterRoute key={path} path={path} element={<PublicFrame route={route} />} />
        ))}
      </RouterRoute>
      {rowsOf('public').map(({ path, route }) => (
        <RouterRoute key={path} path={path} element={<PublicFrame route={route} />} />
      ))}
      <RouterRoute
        element={
          <PageBoundary>
            <Suspense fallback={<NeutralFrame />}>
              <SessionArea />
            </Suspense>
          </PageBoundary>
        }
      >
        {rowsOf('session', 'admin', 'productAdmin').map(({ path, route }) => (
          <RouterRoute key={path} path={path} element={<SessionPage route={route} />} />
        ))}
      </RouterRoute>
      {REDIRECTS.map(({ from, to }) => (
        <RouterRoute key={from} path={from} element={<Navigate to={to} replace />} />
      ))}
    </Routes>
  )
}
