import { Suspense } from 'react'
import { CLOCK_TICK_MS } from '#shared/config/constants.ts'
import { plural } from '#shared/lib/plural.ts'
import { selectIsTrial, selectSubscription } from '#shared/session/sessionSlice.ts'
import { trialShare, trialText } from '#shared/session/trialLeft.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { useNow } from '#shared/ui/useNow.ts'
import { Nothing } from '#shared/ui/Nothing.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'

const TrialPie = lazyPart(async () => (await import('./TrialPie.tsx')).TrialPie, {
  what: 'The countdown',
  Lost: Nothing,
})

/** Time and files left of a trial (shell §4): only for Trial subscriptions with time left. */
export function TrialPill() {
  const isTrial = useAppSelector(selectIsTrial)
  const subscription = useAppSelector(selectSubscription)
  const isShown = isTrial && subscription !== null
  const now = useNow(isShown ? CLOCK_TICK_MS : null)
  const msLeft = isShown ? subscription.endsAt - now : 0
  const text = trialText(msLeft)
  if (text === null || subscription === null) return null
  return (
    <div className="trial" role="group" aria-label="Free trial">
      <ErrorBoundary Fallback={Nothing}>
        <Suspense fallback={<span className="pie" />}>
          <TrialPie share={trialShare(msLeft)} />
        </Suspense>
      </ErrorBoundary>
      <span>{text}</span>
      <span className="sep" />
      <span>{plural(subscription.filesCount, 'file')} left</span>
    </div>
  )
}
