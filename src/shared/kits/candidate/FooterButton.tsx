import type { ReactNode } from 'react'

type FooterButtonProps = {
  children: ReactNode
  onPress?: () => void
  /** What is missing, or why the button is disabled. */
  note?: ReactNode
  isDisabled?: boolean
  /** For what is missing on this screen: the button looks disabled and a press calls this (decisions D66). */
  onBlockedPress?: (() => void) | undefined
  /** Id of the form to submit. */
  form?: string
}

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
