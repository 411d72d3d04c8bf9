import { CLOCK_TICK_MS } from '#shared/platform/config/constants.ts'
import { env } from '#shared/platform/config/env.ts'
import { formatCount } from '#shared/platform/lib/text/plural.ts'
import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'
import { toTimeLeft, trialShareLeft } from '#shared/platform/session/services/trialTimeLeft.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectSubscription } from '#shared/platform/store/sessionSlice.ts'
import { useNow } from '#shared/ui/hooks/useNow.ts'

export function HomeTrial() {
  const subscription = useAppSelector(selectSubscription)
  const now = useNow(CLOCK_TICK_MS)
  if (subscription === null) return null
  const { endsAt, filesCount } = subscription
  const msLeft = endsAt - now
  const hasEnded = msLeft <= 0
  const timeLeft = toTimeLeft(msLeft)
  return (
    <section className="panel" aria-labelledby="home-trial">
      <div className="panel-header">
        <h2 id="home-trial">Your trial</h2>
      </div>
      <div className="panel-body home-trial">
        <dl>
          <div>
            <dt>{timeLeft.unit} left</dt>
            <dd>{timeLeft.value}</dd>
          </div>
          <div>
            <dt>Files left</dt>
            <dd className={filesCount === 0 ? 't-danger' : undefined}>{formatCount(filesCount)}</dd>
          </div>
        </dl>
        <span className="meter" aria-hidden="true">
          <i style={{ width: `${trialShareLeft(msLeft) * 100}%` }} />
        </span>
        <p className="small muted">
          {hasEnded
            ? 'It has ended. No new files can be analysed.'
            : `It ends on ${formatIndiaDateTime(endsAt)}.`}
        </p>
        {(hasEnded || filesCount === 0) && (
          <a
            className="btn btn-secondary"
            href={env().VITE_BOOK_DEMO_URL}
            target="_blank"
            rel="noreferrer"
          >
            Book a demo
          </a>
        )}
      </div>
    </section>
  )
}
