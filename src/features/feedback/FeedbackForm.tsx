import chat from 'bootstrap-icons/icons/chat-square-text.svg?raw'
import chevronDown from 'bootstrap-icons/icons/chevron-down.svg?raw'
import chevronUp from 'bootstrap-icons/icons/chevron-up.svg?raw'
import starFill from 'bootstrap-icons/icons/star-fill.svg?raw'
import star from 'bootstrap-icons/icons/star.svg?raw'
import { useId, useRef, useState, type FormEvent } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import FormLabel from 'react-bootstrap/FormLabel'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useFocusFieldWhileBusy } from '#shared/ui/hooks/focus/useFocusFieldWhileBusy.ts'
import { type Rating, RATINGS } from './contract.ts'

const RATING_LABELS: Record<Rating, string> = {
  1: '1 star, poor',
  2: '2 stars, fair',
  3: '3 stars, good',
  4: '4 stars, very good',
  5: '5 stars, excellent',
}

type StarRatingProps = {
  value: Rating | null
  onChange: (rating: Rating) => void
  disabled: boolean
}

function StarRating({ value, onChange, disabled }: StarRatingProps) {
  const name = useId()
  return (
    <div className="stars" role="radiogroup" aria-label="Rating" aria-required="true">
      {RATINGS.map((rating) => (
        <label
          key={rating}
          className={value !== null && rating <= value ? 'on' : ''}
          title={RATING_LABELS[rating]}
        >
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={rating}
            checked={value === rating}
            disabled={disabled}
            onChange={() => onChange(rating)}
          />
          <Icon of={value !== null && rating <= value ? starFill : star} />
          <span className="visually-hidden">{RATING_LABELS[rating]}</span>
        </label>
      ))}
    </div>
  )
}

type FeedbackFormProps = {
  title: string
  isInitiallyOpen: boolean
  rating: Rating | null
  onRating: (rating: Rating) => void
  text: string
  onText: (text: string) => void
  isSending: boolean
  onSubmit: (event: FormEvent) => void | Promise<void>
}

export function FeedbackForm(props: FeedbackFormProps) {
  const { rating, onRating, text, onText, isSending, onSubmit } = props
  const id = useId()
  const [open, setOpen] = useState(props.isInitiallyOpen)
  const form = useRef<HTMLFormElement>(null)
  useFocusFieldWhileBusy(form, isSending)
  return (
    <form ref={form} className="panel feedback" aria-labelledby={`${id}-title`} onSubmit={onSubmit}>
      <div className="feedback-header">
        <Icon of={chat} className="lg" />
        <h2 id={`${id}-title`}>{props.title}</h2>
        <span className="muted small clip">How good was this result?</span>
        <StarRating
          value={rating}
          disabled={isSending}
          onChange={(newRating) => {
            onRating(newRating)
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
        <div>
          <FormLabel htmlFor={`${id}-text`}>Additional feedback</FormLabel>
          <p id={`${id}-note`} className="small faint">
            Your document is not sent with it.
          </p>
        </div>
        <FormControl
          as="textarea"
          id={`${id}-text`}
          aria-describedby={`${id}-note`}
          rows={2}
          value={text}
          readOnly={isSending}
          onChange={(event) => onText(event.target.value)}
        />
        <button
          type="submit"
          className="btn btn-secondary"
          disabled={isSending}
          aria-busy={isSending}
        >
          {isSending && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
          SUBMIT
        </button>
      </div>
    </form>
  )
}
