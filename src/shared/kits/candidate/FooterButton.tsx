import type { ReactNode } from 'react'

type FooterButtonProps = {
  children: ReactNode
  onPress?: () => void
  /** Above the button: what is missing, or why it is disabled. */
  note?: ReactNode
  isDisabled?: boolean
  /**
   * Given while something is missing that this screen can point to: the button looks disabled, and a press calls this
   * instead of `onPress` (decisions D66).
   */
  onBlockedPress?: (() => void) | undefined
  /** Submits the form with this id. */
  form?: string
}

/** The large button of a step. */
export function FooterButton({
  children,
  onPress,
  note,
  isDisabled = false,
  onBlockedPress,
  form,
}: FooterButtonProps) {
  return (
    <>
      {note !== undefined && (
        <p className="candidate-footer-note" role="status">
          {note}
        </p>
      )}
      <button
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        className="btn btn-primary candidate-button"
        disabled={isDisabled}
        aria-disabled={onBlockedPress === undefined ? undefined : true}
        onClick={onBlockedPress ?? onPress}
      >
        {children}
      </button>
    </>
  )
}
