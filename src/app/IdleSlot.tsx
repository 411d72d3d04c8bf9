import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { keepAwake } from '#shared/session/keepAwake.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { Nothing } from '#shared/ui/Nothing.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { findRoute } from './route.ts'
import { ROUTES } from './routes.tsx'

const IdleWatch = lazyPart(async () => (await import('./IdleWatch.tsx')).IdleWatch, {
  what: 'The idle timer',
  Lost: Nothing,
})

/**
 * Runs the idle timer while somebody is signed in, except on the pages that the route table leaves out: the time spent there
 * is not idle (shell §4; decisions D53).
 */
export function IdleSlot() {
  const isSignedIn = useAppSelector(selectUser) !== null
  const { pathname } = useLocation()
  const isExempt = findRoute(ROUTES, pathname)?.idle === false
  useEffect(() => (isExempt ? keepAwake() : undefined), [isExempt])
  if (!isSignedIn || isExempt) return null
  return (
    // Without its code the guard still finds the session expired at the next navigation.
    <ErrorBoundary Fallback={Nothing}>
      <Suspense fallback={null}>
        <IdleWatch />
      </Suspense>
    </ErrorBoundary>
  )
}
