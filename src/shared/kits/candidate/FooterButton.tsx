import type { ReactNode } from 'react'

type FooterButtonProps = {
  children: ReactNode
  onPress?: () => void
  /** Above the button: what is missing, or why it is disabled. */
  note?: ReactNode
  isDisabled?: boolean
  /** Submits the form with this id. */
  form?: string
}

/** The large button of a step. */
export function FooterButton({
  children,
  onPress,
  note,
  isDisabled = false,
  form,
}: FooterButtonProps) {
  return (
    <>
      {note !== undefined && (
        <p className="candidate-foot-note" role="status">
          {note}
        </p>
      )}
      <button
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        className="btn btn-primary candidate-button"
        disabled={isDisabled}
        onClick={onPress}
      >
        {children}
      </button>
    </>
  )
}
