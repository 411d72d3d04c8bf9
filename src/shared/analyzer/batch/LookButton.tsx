type LookButtonProps = { name: string; isOpen: boolean; onPress: () => void }

/** Opens a file below the cards before it is sent. */
export function LookButton({ name, isOpen, onPress }: LookButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm"
      aria-expanded={isOpen}
      aria-label={`${isOpen ? 'Close' : 'Look at'} ${name}`}
      onClick={onPress}
    >
      {isOpen ? 'Close' : 'Look'}
    </button>
  )
}
