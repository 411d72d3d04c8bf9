import check from 'bootstrap-icons/icons/check-circle.svg?raw'
import { useState, type FormEvent } from 'react'
import { requestDialogAnswer, showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { Rating } from './contract.ts'
import { sendFeedback } from './endpoints.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import './FeedbackPanel.css'

type FeedbackPanelProps = {
  service: ServiceKey
  /** Part of the support mail after a failure, never sent to the backend. */
  transactionId?: string
  /** As after a financial statement (analyzers §4). */
  isInitiallyOpen?: boolean
  title?: string
}

/** Text stays until it was sent. */
export function FeedbackPanel({
  service,
  transactionId,
  isInitiallyOpen = false,
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
      dispatch(showDialog('ratingRequired'))
      return
    }
    setPhase('sending')
    const feedback = { service, rating, additionalFeedback: text }
    const result = await dispatch(
      callInSession(sendFeedback, feedback, { context: { transactionId } }),
    )
    setPhase(result.ok ? 'sent' : 'writing')
    if (result.ok) await dispatch(requestDialogAnswer('feedbackCaptued'))
  }

  if (phase === 'sent')
    return (
      <section className="panel" aria-label="Feedback">
        <p className="feedback-header t-success">
          <Icon of={check} />
          Feedback sent. Thank you.
        </p>
      </section>
    )
  return (
    <FeedbackForm
      title={title}
      isInitiallyOpen={isInitiallyOpen}
      rating={rating}
      onRating={setRating}
      text={text}
      onText={setText}
      isSending={phase === 'sending'}
      onSubmit={submit}
    />
  )
}
