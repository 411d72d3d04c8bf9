import { useEffect, useRef } from 'react'
import './ValueButton.css'

/** What a search made of a value: one of those that it found, or the one that is looked at. */
export type ValueMatch = 'one' | 'current'

export type ValueButtonProps = {
  label: string
  text: string
  isSelected: boolean
  match?: ValueMatch | undefined
  /** What a click does; left out, it finds the value on the page. */
  hint?: string
  onSelect: () => void
}

/** A value of a result that can be clicked; the one that a search looks at comes into view. */
export function ValueButton({
  label,
  text,
  isSelected,
  match,
  hint = 'Find it on the page',
  onSelect,
}: ValueButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (match === 'current') button.current?.scrollIntoView({ block: 'nearest' })
  }, [match])
  return (
    <button
      ref={button}
      type="button"
      className={isSelected ? 'value-button is-on' : 'value-button'}
      data-match={match}
      aria-pressed={isSelected}
      aria-label={`${label}: ${text}`}
      title={hint}
      onClick={onSelect}
    >
      {text}
    </button>
  )
}
