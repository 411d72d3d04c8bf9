import { useEffect, useRef, type ReactNode } from 'react'
import './ValueButton.css'

export type ValueMatch = 'one' | 'current'

export type ValueButtonProps = {
  label: string
  text: string
  isSelected: boolean
  match?: ValueMatch | undefined
  /** Default: it finds the value on the page. */
  hint?: string
  /** The text with parts of it marked. */
  children?: ReactNode
  onSelect: (button: HTMLButtonElement) => void
}

/** The current match scrolls into view. */
export function ValueButton({
  label,
  text,
  isSelected,
  match,
  hint = 'Find it on the page',
  children = text,
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
      onClick={({ currentTarget }) => onSelect(currentTarget)}
    >
      {children}
    </button>
  )
}
