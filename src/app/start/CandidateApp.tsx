import { Suspense } from 'react'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { AppRoot } from '../AppRoot.tsx'
import { SplashScreen } from '../prerender/SplashScreen.tsx'
import type { CandidateRoute } from './candidateRoutes.ts'

export const CandidateStart = lazyWithRetry(
  async () => (await import('./CandidateStart.tsx')).CandidateStart,
  { label: 'This page' },
)

type CandidateAppProps = { route: CandidateRoute }

/** The app on a candidate's path. */
export function CandidateApp({ route }: CandidateAppProps) {
  return (
    <AppRoot>
      <Suspense fallback={<SplashScreen />}>
        <CandidateStart route={route} />
      </Suspense>
    </AppRoot>
  )
}
