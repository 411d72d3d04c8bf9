import chat from 'bootstrap-icons/icons/chat-square-text.svg?raw'
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?raw'
import chevronUp from 'bootstrap-icons/icons/chevron-up.svg?raw'
import { useId, useRef, useState, type FormEvent } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import FormLabel from 'react-bootstrap/FormLabel'
import { Icon } from '#shared/ui/Icon.tsx'
import { useKeptFocus } from '#shared/ui/useKeptFocus.ts'
import type { Rating } from './contract.ts'
import { StarRating } from './StarRating.tsx'

type FeedbackFormProps = {
  title: string
  startsOpen: boolean
  rating: Rating | null
  onRating: (rating: Rating) => void
  text: string
  onText: (text: string) => void
  sending: boolean
  onSubmit: (event: FormEvent) => void | Promise<void>
}

/** The strip with its stars; what else there is to say opens below it, at the first star or by the arrow. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { rating, onRating, text, onText, sending, onSubmit } = props
  const id = useId()
  const [open, setOpen] = useState(props.startsOpen)
  const form = useRef<HTMLFormElement>(null)
  useKeptFocus(form, sending)
  return (
    <form ref={form} className="panel" aria-labelledby={`${id}-title`} onSubmit={onSubmit}>
      <div className="feedback-head">
        <Icon of={chat} className="lg" />
        <h2 id={`${id}-title`}>{props.title}</h2>
        <span className="muted small clip">How good was this result?</span>
        <StarRating
          value={rating}
          disabled={sending}
          onChange={(stars) => {
            onRating(stars)
            setOpen(true)
          }}
        />
        <button
          type="button"
          className="btn btn-ghost btn-sm btn-icon"
          aria-expanded={open}
          aria-controls={`${id}-body`}
          aria-label={open ? 'Close feedback' : 'Open feedback'}
          onClick={() => setOpen(!open)}
        >
          <Icon of={open ? chevronUp : chevronDown} />
        </button>
      </div>
      <div className="feedback-body" id={`${id}-body`} hidden={!open}>
        <FormLabel htmlFor={`${id}-text`}>Additional feedback</FormLabel>
        <FormControl
          as="textarea"
          id={`${id}-text`}
          rows={3}
          value={text}
          readOnly={sending}
          onChange={(event) => onText(event.target.value)}
        />
        <div className="feedback-foot">
          <span className="small faint">Your document is not sent along.</span>
          <button
            type="submit"
            className="btn btn-secondary"
            disabled={sending}
            aria-busy={sending}
          >
            {sending && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
            SUBMIT
          </button>
        </div>
      </div>
    </form>
  )
}
