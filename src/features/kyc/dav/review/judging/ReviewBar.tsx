import { DECIDED, type Decided } from '#features/kyc/dav/case.ts'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import { gapsOf, tally, type Gap } from './progress.ts'
import type { Review } from './review.ts'

type ReviewBarProps = {
  review: Review
  isMapReady: boolean
  /** What was just said: why Submit did not go. */
  reason: string
  isSending: boolean
  onGap: (gap: Gap) => void
  onReach: (name: Decided) => void
  onSubmit: () => void
}

/** "9 of 13 decided · 2 rejected · map loaded · action missing": each part leads to where it is put right (look 07). */
export function ReviewBar(props: ReviewBarProps) {
  const { review, isMapReady, reason, isSending, onGap, onReach, onSubmit } = props
  const { rejected, missing } = tally(review)
  const isReady = gapsOf(review, isMapReady).length === 0
  const facts = [
    <span key="decided" className="review-decided">
      <Cells review={review} />
      <Jump
        words={`${DECIDED.length - missing} of ${DECIDED.length} decided`}
        onJump={missing > 0 ? () => onGap('decisions') : null}
      />
    </span>,
    ...(rejected.length === 0
      ? []
      : [
          <Jump
            key="rejected"
            tone="danger"
            words={`${rejected.length} rejected`}
            onJump={() => onReach(nextOf(rejected, review.current))}
          />,
        ]),
    <Jump
      key="map"
      tone={isMapReady ? 'quiet' : 'warning'}
      words={isMapReady ? 'map loaded' : 'map not loaded'}
      onJump={isMapReady ? null : () => onGap('map')}
    />,
    <Jump
      key="action"
      tone={review.action === null ? 'warning' : 'plain'}
      words={review.action ?? 'action missing'}
      onJump={review.action === null ? () => onGap('action') : null}
    />,
  ]
  return (
    <StickyBar facts={facts} reason={reason}>
      {reason === '' && (
        <span className="review-keys only-wide small muted" aria-hidden="true">
          {isReady ? (
            <>
              Submit <kbd>Ctrl</kbd> <kbd>Enter</kbd>
            </>
          ) : (
            <>
              Next gap <kbd>N</kbd>
            </>
          )}
        </span>
      )}
      <button
        type="button"
        className="btn btn-primary"
        aria-disabled={!isReady || isSending}
        aria-busy={isSending}
        aria-keyshortcuts="Control+Enter"
        onClick={onSubmit}
      >
        {isSending && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
        {isSending ? 'Submitting…' : 'Submit'}
      </button>
    </StickyBar>
  )
}

/** The one after this one, and round. */
const nextOf = (names: readonly Decided[], current: Decided): Decided =>
  names.find((name) => DECIDED.indexOf(name) > DECIDED.indexOf(current)) ?? names[0] ?? current

type JumpProps = {
  words: string
  tone?: 'plain' | 'quiet' | 'warning' | 'danger'
  onJump: (() => void) | null
}

function Jump({ words, tone = 'plain', onJump }: JumpProps) {
  const look = `review-jump is-${tone}`
  if (onJump === null) return <span className={look}>{words}</span>
  return (
    <button type="button" className={`link-button ${look}`} onClick={onJump}>
      {words}
    </button>
  )
}

/** One cell a decision; the words beside them say the same. */
function Cells({ review: { decisions, current } }: { review: Review }) {
  return (
    <span className="review-cells only-wide" aria-hidden="true">
      {DECIDED.map((name) => (
        <i
          key={name}
          className={[decisions[name] ?? 'open', name === current ? 'is-current' : ''].join(' ')}
        />
      ))}
    </span>
  )
}
