import starFill from 'bootstrap-icons/icons/star-fill.svg?raw'
import star from 'bootstrap-icons/icons/star.svg?raw'
import { useId } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'
import { RATINGS, type Rating } from './contract.ts'

const WORDS: Record<Rating, string> = {
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

/** Five stars as a radio group: arrows move, and each star says its word. */
export function StarRating({ value, onChange, disabled }: StarRatingProps) {
  const name = useId()
  return (
    <div className="stars" role="radiogroup" aria-label="Rating" aria-required="true">
      {RATINGS.map((rating) => (
        <label
          key={rating}
          className={value !== null && rating <= value ? 'on' : ''}
          title={WORDS[rating]}
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
          <span className="visually-hidden">{WORDS[rating]}</span>
        </label>
      ))}
    </div>
  )
}
