import { StickyBar } from '#shared/ui/components/StickyBar.tsx'
import { REVIEW_ITEMS, type ReviewItem } from '../../case.ts'
import { findMissingParts, tallyDecisions, type MissingPart, type Review } from './review.ts'

type ReviewFooterProps = {
  review: Review
  isMapReady: boolean
  statusText: string
  isSending: boolean
  onGoToMissing: (part: MissingPart) => void
  onGoToItem: (name: ReviewItem) => void
  onSubmit: () => void
}

/** "9 of 13 decided · 2 rejected · map loaded · action missing": each part moves the focus to its place (look 07). */
export function ReviewFooter(props: ReviewFooterProps) {
  const { review, isMapReady, statusText, isSending, onGoToMissing, onGoToItem, onSubmit } = props
  const { rejected, missing } = tallyDecisions(review)
  const isReady = findMissingParts(review, isMapReady).length === 0
  const facts = [
    <span key="decided" className="review-decided">
      <ProgressCells review={review} />
      <JumpLink
        text={`${REVIEW_ITEMS.length - missing} of ${REVIEW_ITEMS.length} decided`}
        onJump={missing > 0 ? () => onGoToMissing('decisions') : null}
      />
    </span>,
    ...(rejected.length === 0
      ? []
      : [
          <JumpLink
            key="rejected"
            tone="danger"
            text={`${rejected.length} rejected`}
            onJump={() => onGoToItem(nextItem(rejected, review.currentItem))}
          />,
        ]),
    <JumpLink
      key="map"
      tone={isMapReady ? 'quiet' : 'warning'}
      text={isMapReady ? 'map loaded' : 'map not loaded'}
      onJump={isMapReady ? null : () => onGoToMissing('map')}
    />,
    <JumpLink
      key="action"
      tone={review.action === null ? 'warning' : 'plain'}
      text={review.action ?? 'action missing'}
      onJump={review.action === null ? () => onGoToMissing('action') : null}
    />,
  ]
  return (
    <StickyBar facts={facts} reason={statusText}>
      {statusText === '' && (
        <span className="review-keys only-wide small muted" aria-hidden="true">
          {isReady ? (
            <>
              Submit <kbd>Ctrl</kbd> <kbd>Enter</kbd>
            </>
          ) : (
            <>
              Next item missing <kbd>N</kbd>
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

const nextItem = (names: readonly ReviewItem[], current: ReviewItem): ReviewItem =>
  names.find((name) => REVIEW_ITEMS.indexOf(name) > REVIEW_ITEMS.indexOf(current)) ??
  names[0] ??
  current

type JumpLinkProps = {
  text: string
  tone?: 'plain' | 'quiet' | 'warning' | 'danger'
  onJump: (() => void) | null
}

function JumpLink({ text, tone = 'plain', onJump }: JumpLinkProps) {
  const className = `review-jump is-${tone}`
  if (onJump === null) return <span className={className}>{text}</span>
  return (
    <button type="button" className={`link-button ${className}`} onClick={onJump}>
      {text}
    </button>
  )
}

/** Decorative: the text says the same. */
function ProgressCells({ review: { decisions, currentItem } }: { review: Review }) {
  return (
    <span className="review-cells only-wide" aria-hidden="true">
      {REVIEW_ITEMS.map((name) => (
        <i
          key={name}
          className={[decisions[name] ?? '', name === currentItem ? 'is-current' : ''].join(' ')}
        />
      ))}
    </span>
  )
}
