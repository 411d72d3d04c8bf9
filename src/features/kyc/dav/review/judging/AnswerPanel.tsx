import { ANSWERS, type AddressCase, type AnswerName } from '#features/kyc/dav/case.ts'
import { AnswerRow } from './AnswerRow.tsx'
import { undisputed } from './differences.ts'
import { isUndecided, type Decision, type Review } from './review.ts'

type AnswerPanelProps = {
  record: AddressCase
  review: Review
  isReadOnly: boolean
  onDecide: (name: AnswerName, decision: Decision) => void
  onAcceptRest: () => void
}

/** The candidate's eight answers (kyc §2, look 07). */
export function AnswerPanel(props: AnswerPanelProps) {
  const { record, review, isReadOnly, onDecide, onAcceptRest } = props
  const decided = ANSWERS.filter((name) => !isUndecided(review, name)).length
  return (
    <section className="review-answers" aria-labelledby="review-answers-title">
      <header className="review-part-head">
        <h2 id="review-answers-title">Answers</h2>
        <span className="small muted">
          {decided} of {ANSWERS.length} decided
        </span>
        {!isReadOnly && undisputed(review, record).length > 0 && (
          <button
            type="button"
            className="btn btn-ghost btn-sm push"
            aria-keyshortcuts="Shift+A"
            onClick={onAcceptRest}
          >
            Accept all without a difference
            <span className="review-keys only-wide" aria-hidden="true">
              <kbd>Shift</kbd>
              <kbd>A</kbd>
            </span>
          </button>
        )}
      </header>
      {record.answers === null ? (
        <p className="muted review-none">The candidate has not sent anything yet.</p>
      ) : null}
      {ANSWERS.map((name) => (
        <AnswerRow
          key={name}
          name={name}
          record={record}
          decision={review.decisions[name]}
          isCurrent={!isReadOnly && review.current === name}
          isReadOnly={isReadOnly}
          onDecide={(decision) => onDecide(name, decision)}
        />
      ))}
    </section>
  )
}
