import { CLOCK_TICK_MS } from '#shared/config/constants.ts'
import { env } from '#shared/config/env.ts'
import { formatIndiaDateTime } from '#shared/lib/clock.ts'
import { formatCount } from '#shared/lib/plural.ts'
import { selectSubscription } from '#shared/session/sessionSlice.ts'
import { timeLeftOf, trialShare } from '#shared/session/trialLeft.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { useNow } from '#shared/ui/useNow.ts'

/** What is left of a trial: time and files. Nothing while that is not known. */
export function HomeTrial() {
  const subscription = useAppSelector(selectSubscription)
  const now = useNow(CLOCK_TICK_MS)
  if (subscription === null) return null
  const { endsAt, filesCount } = subscription
  const msLeft = endsAt - now
  const isOver = msLeft <= 0
  const left = timeLeftOf(msLeft)
  return (
    <section className="panel" aria-labelledby="home-trial">
      <div className="panel-head">
        <h2 id="home-trial">Your trial</h2>
      </div>
      <div className="panel-body home-trial">
        <dl>
          <div>
            <dt>{left.unit} left</dt>
            <dd>{left.figure}</dd>
          </div>
          <div>
            <dt>Files left</dt>
            <dd className={filesCount === 0 ? 't-danger' : undefined}>{formatCount(filesCount)}</dd>
          </div>
        </dl>
        <span className="meter" aria-hidden="true">
          <i style={{ width: `${trialShare(msLeft) * 100}%` }} />
        </span>
        <p className="small muted">
          {isOver
            ? 'It has ended: nothing new can be analysed.'
            : `It ends on ${formatIndiaDateTime(endsAt)}.`}
        </p>
        {(isOver || filesCount === 0) && (
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
