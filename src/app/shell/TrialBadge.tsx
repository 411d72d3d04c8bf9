import { Suspense } from 'react'
import { CLOCK_TICK_MS } from '#shared/platform/config/constants.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import {
  trialShareLeft,
  formatTrialTimeLeft,
} from '#shared/platform/session/services/trialTimeLeft.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectIsTrial, selectSubscription } from '#shared/platform/store/sessionSlice.ts'
import { useNow } from '#shared/ui/hooks/useNow.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'

const TrialPie = lazyWithRetry(async () => (await import('./TrialPie.tsx')).TrialPie, {
  label: 'The countdown',
  LoadError: RenderNothing,
})

/** Time and files left of a trial (shell §4): only for Trial subscriptions with time left. */
export function TrialBadge() {
  const isTrial = useAppSelector(selectIsTrial)
  const subscription = useAppSelector(selectSubscription)
  const isShown = isTrial && subscription !== null
  const now = useNow(isShown ? CLOCK_TICK_MS : null)
  const msLeft = isShown ? subscription.endsAt - now : 0
  const text = formatTrialTimeLeft(msLeft)
  if (text === null || subscription === null) return null
  return (
    <div className="trial" role="group" aria-label="Free trial">
      <ErrorBoundary Fallback={RenderNothing}>
        <Suspense fallback={<span className="pie" />}>
          <TrialPie share={trialShareLeft(msLeft)} />
        </Suspense>
      </ErrorBoundary>
      <span>{text}</span>
      <span className="sep" />
      <span>{plural(subscription.filesCount, 'file')} left</span>
    </div>
  )
}
