import { useId } from 'react'
import type { AddressCase, AnswerName } from '#features/kyc/dav/case.ts'
import { Chip } from '#shared/ui/Chip.tsx'
import { compareAnswer, isDisputed } from './differences.ts'
import { Judge } from './Judge.tsx'
import { LABELS, sayAnswer } from './labels.ts'
import { MarkedText } from './MarkedText.tsx'
import { decideId } from './places.ts'
import type { Decision } from './review.ts'
import { plain } from './words.ts'

type AnswerRowProps = {
  name: AnswerName
  record: AddressCase
  decision: Decision | undefined
  isCurrent: boolean
  isReadOnly: boolean
  onDecide: (decision: Decision) => void
}

/** One answer beside what the source says, to be accepted or rejected. */
export function AnswerRow(props: AnswerRowProps) {
  const { name, record, decision, isCurrent, isReadOnly, onDecide } = props
  const id = useId()
  const beside = compareAnswer(name, record)
  const given = sayAnswer(name, record.answers)
  return (
    <div
      id={decideId(name)}
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}value`}
      tabIndex={-1}
      className={isCurrent ? 'review-answer is-current' : 'review-answer'}
    >
      <span id={`${id}label`} className="review-answer-label">
        {LABELS[name]}
      </span>
      <span id={`${id}value`} className="review-answer-value">
        <span>{given === '' ? '–' : <MarkedText words={beside?.given ?? plain(given)} />}</span>
        {beside?.isDifferent === true && (
          <Chip tone="danger" bare>
            <span>Source: {beside.source.map(({ text }) => text).join('')}</span>
          </Chip>
        )}
        {beside === null && isDisputed(name, record) && (
          <Chip tone="danger" bare>
            See Verified address
          </Chip>
        )}
      </span>
      <Judge decision={decision} onDecide={onDecide} isReadOnly={isReadOnly} />
    </div>
  )
}
