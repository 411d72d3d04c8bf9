import './ValueButton.css'

export type ValueButtonProps = {
  label: string
  text: string
  isSelected: boolean
  /** What a click does; left out, it finds the value on the page. */
  hint?: string
  onSelect: () => void
}

/** A value of a result that can be clicked. */
export function ValueButton({
  label,
  text,
  isSelected,
  hint = 'Find it on the page',
  onSelect,
}: ValueButtonProps) {
  return (
    <button
      type="button"
      className={isSelected ? 'value-button is-on' : 'value-button'}
      aria-pressed={isSelected}
      aria-label={`${label}: ${text}`}
      title={hint}
      onClick={onSelect}
    >
      {text}
    </button>
  )
}
