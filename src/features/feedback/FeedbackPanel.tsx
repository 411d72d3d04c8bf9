import check from 'bootstrap-icons/icons/check-circle.svg?raw'
import { useState, type FormEvent } from 'react'
import { run } from '#shared/api/run.ts'
import { ask, raise } from '#shared/errors/ask.ts'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { Rating } from './contract.ts'
import { sendFeedback } from './endpoints.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import './FeedbackPanel.css'

type FeedbackPanelProps = {
  service: ServiceKey
  /** Goes into the support mail of a failure, never to the backend. */
  transactionId?: string
  /** Starts open, as after a passbook or a financial statement (analyzers §4). */
  open?: boolean
  /** Where the specification names it otherwise: 'Session Feedback'. */
  title?: string
}

/** The collapsible panel after every analysis (analyzers §2). What was written stays until it was sent. */
export function FeedbackPanel({
  service,
  transactionId,
  open = false,
  title = 'Feedback',
}: FeedbackPanelProps) {
  const dispatch = useAppDispatch()
  const [rating, setRating] = useState<Rating | null>(null)
  const [text, setText] = useState('')
  const [phase, setPhase] = useState<'writing' | 'sending' | 'sent'>('writing')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (phase === 'sending') return
    if (rating === null) {
      dispatch(raise('ratingRequired'))
      return
    }
    setPhase('sending')
    const feedback = { service, rating, additionalFeedback: text }
    const context = transactionId === undefined ? {} : { context: { transactionId } }
    const result = await dispatch(run(sendFeedback, feedback, context))
    setPhase(result.ok ? 'sent' : 'writing')
    if (result.ok) await dispatch(ask('feedbackCaptued'))
  }

  if (phase === 'sent')
    return (
      <section className="panel" aria-label="Feedback">
        <p className="feedback-head t-success">
          <Icon of={check} />
          Feedback sent. Thank you.
        </p>
      </section>
    )
  return (
    <FeedbackForm
      title={title}
      startsOpen={open}
      rating={rating}
      onRating={setRating}
      text={text}
      onText={setText}
      sending={phase === 'sending'}
      onSubmit={submit}
    />
  )
}
