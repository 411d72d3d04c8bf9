import type { ReactNode } from 'react'

type FootButtonProps = {
  /** The button's words. */
  children: ReactNode
  onPress?: () => void
  /** Above the button: what is missing, or why it is off. */
  note?: ReactNode
  isOff?: boolean
  /** Sends the form of this id instead of being pressed. */
  form?: string
}

/** The one large button of a step. */
export function FootButton({ children, onPress, note, isOff = false, form }: FootButtonProps) {
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
        disabled={isOff}
        onClick={onPress}
      >
        {children}
      </button>
    </>
  )
}
