import { useEffect, useRef } from 'react'
import './ValueButton.css'

/** Search state of a value: one of the matches, or the current one. */
export type ValueMatch = 'one' | 'current'

export type ValueButtonProps = {
  label: string
  text: string
  isSelected: boolean
  match?: ValueMatch | undefined
  /** What a click does; default: it finds the value on the page. */
  hint?: string
  onSelect: () => void
}

/** A clickable value of a result; the current match scrolls into view. */
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
