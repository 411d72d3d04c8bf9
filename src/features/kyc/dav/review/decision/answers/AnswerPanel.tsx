import { useId } from 'react'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { ANSWER_NAMES, type AddressCase, type AnswerName } from '../../../case.ts'
import { decisionElementId } from '../elementIds.ts'
import { ITEM_LABELS, formatAnswer } from '../labels.ts'
import { isUndecided, type Decision, type Review } from '../review.ts'
import { DecisionButtons } from './DecisionButtons.tsx'
import { undecidedWithoutDifference, compareAnswer, differsFromSource } from './differences.ts'
import { DiffText } from './DiffText.tsx'
import { toUnmarkedWords } from './wordDiff.ts'

type AnswerRowProps = {
  name: AnswerName
  record: AddressCase
  decision: Decision | undefined
  isCurrent: boolean
  isReadOnly: boolean
  onDecide: (decision: Decision) => void
}

function AnswerRow(props: AnswerRowProps) {
  const { name, record, decision, isCurrent, isReadOnly, onDecide } = props
  const id = useId()
  const comparison = compareAnswer(name, record)
  const answerText = formatAnswer(name, record.answers)
  return (
    <div
      id={decisionElementId(name)}
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}value`}
      tabIndex={-1}
      className={isCurrent ? 'review-answer is-current' : 'review-answer'}
    >
      <span id={`${id}label`} className="review-answer-label">
        {ITEM_LABELS[name]}
      </span>
      <span id={`${id}value`} className="review-answer-value">
        <span>
          {answerText === '' ? (
            '–'
          ) : (
            <DiffText words={comparison?.answer ?? toUnmarkedWords(answerText)} />
          )}
        </span>
        {comparison?.isDifferent === true && (
          <Chip tone="danger" isPlain>
            <span>Source: {comparison.source.map(({ text }) => text).join('')}</span>
          </Chip>
        )}
        {comparison === null && differsFromSource(name, record) && (
          <Chip tone="danger" isPlain>
            See Verified address
          </Chip>
        )}
      </span>
      <DecisionButtons decision={decision} onDecide={onDecide} isReadOnly={isReadOnly} />
    </div>
  )
}

type AnswerPanelProps = {
  record: AddressCase
  review: Review
  isReadOnly: boolean
  onDecide: (name: AnswerName, decision: Decision) => void
  onAcceptUndisputed: () => void
}

export function AnswerPanel(props: AnswerPanelProps) {
  const { record, review, isReadOnly, onDecide, onAcceptUndisputed } = props
  const decided = ANSWER_NAMES.filter((name) => !isUndecided(review, name)).length
  return (
    <section className="review-answers" aria-labelledby="review-answers-title">
      <header className="review-part-header">
        <h2 id="review-answers-title">Answers</h2>
        <span className="small muted">
          {decided} of {ANSWER_NAMES.length} decided
        </span>
        {!isReadOnly && undecidedWithoutDifference(review, record).length > 0 && (
          <button
            type="button"
            className="btn btn-ghost btn-sm push"
            aria-keyshortcuts="Shift+A"
            onClick={onAcceptUndisputed}
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
      {ANSWER_NAMES.map((name) => (
        <AnswerRow
          key={name}
          name={name}
          record={record}
          decision={review.decisions[name]}
          isCurrent={!isReadOnly && review.currentItem === name}
          isReadOnly={isReadOnly}
          onDecide={(decision) => onDecide(name, decision)}
        />
      ))}
    </section>
  )
}
