type LookButtonProps = {
  /** Of the file, or of what its files belong to. */
  name: string
  onPress: () => void
}

/** "Look" opens the history. */
export const LookButton = ({ name, onPress }: LookButtonProps) => (
  <button
    type="button"
    className="link-button small history-look"
    aria-label={`Look at the history of ${name}`}
    onClick={onPress}
  >
    Look
  </button>
)
