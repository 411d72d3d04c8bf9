import { PieChart } from 'react-minimal-pie-chart'
import { CLOCK_TICK_MS } from '#shared/config/constants.ts'
import { plural } from '#shared/lib/plural.ts'
import { selectIsTrial, selectSubscription } from '#shared/session/sessionSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { useNow } from '#shared/ui/useNow.ts'
import { trialShare, trialText } from './trialLeft.ts'

/** Time and files left of a trial (shell §4): only for Trial subscriptions with time left. */
export function TrialPill() {
  const isTrial = useAppSelector(selectIsTrial)
  const subscription = useAppSelector(selectSubscription)
  const isShown = isTrial && subscription !== null
  const now = useNow(isShown ? CLOCK_TICK_MS : null)
  const msLeft = isShown ? subscription.endsAt - now : 0
  const text = trialText(msLeft)
  if (text === null || subscription === null) return null
  const share = trialShare(msLeft)
  return (
    <div className="trial" role="group" aria-label="Free trial">
      <PieChart
        className="pie"
        aria-hidden
        data={[
          { value: share, color: 'var(--lk-accent)' },
          { value: 1 - share, color: 'var(--lk-accent-soft)' },
        ]}
        startAngle={-90}
        lengthAngle={360}
      />
      <span>{text}</span>
      <span className="sep" />
      <span>{plural(subscription.filesCount, 'file')} left</span>
    </div>
  )
}
