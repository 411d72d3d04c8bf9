import './ValueButton.css'

export type ValueButtonProps = {
  label: string
  text: string
  isSelected: boolean
  onSelect: () => void
}

/** A value that a click finds in the source. */
export function ValueButton({ label, text, isSelected, onSelect }: ValueButtonProps) {
  return (
    <button
      type="button"
      className={isSelected ? 'value-button is-on' : 'value-button'}
      aria-pressed={isSelected}
      aria-label={`${label}: ${text}`}
      title="Find it on the page"
      onClick={onSelect}
    >
      {text}
    </button>
  )
}
