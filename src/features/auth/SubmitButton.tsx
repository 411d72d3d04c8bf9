import infoIcon from 'bootstrap-icons/icons/info-circle.svg?raw'
import { useId } from 'react'
import { Icon } from '#shared/ui/Icon.tsx'

type SubmitButtonProps = {
  label: string
  /** What the button says while the call runs ("Checking…"). */
  busyLabel: string
  busy: boolean
  /** Why the form cannot be sent yet; null when it can. */
  reason: string | null
}

/** The one action of an account form. Disabled, it says why in the line below it. */
export function SubmitButton({ label, busyLabel, busy, reason }: SubmitButtonProps) {
  const id = useId()
  return (
    <div>
      <button
        type="submit"
        className="btn btn-primary auth-submit"
        disabled={busy || reason !== null}
        aria-busy={busy}
        {...(reason === null ? {} : { 'aria-describedby': id })}
      >
        {busy && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
        {busy ? busyLabel : label}
      </button>
      {!busy && reason !== null && (
        <p className="field-note auth-reason" id={id}>
          <Icon of={infoIcon} />
          {reason}
        </p>
      )}
    </div>
  )
}
