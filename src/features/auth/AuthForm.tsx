import infoIcon from 'bootstrap-icons/icons/info-circle.svg?raw'
import { useRef, type FormEvent, type ReactNode, useId } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useFocusFieldWhileBusy } from '#shared/ui/hooks/focus/useFocusFieldWhileBusy.ts'

type SubmitButtonProps = {
  label: string
  busyLabel: string
  busy: boolean
  disabledReason: string | null
}

function SubmitButton({ label, busyLabel, busy, disabledReason }: SubmitButtonProps) {
  const id = useId()
  return (
    <div>
      <button
        type="submit"
        className="btn btn-primary auth-submit"
        disabled={busy || disabledReason !== null}
        aria-busy={busy}
        aria-describedby={disabledReason === null ? undefined : id}
      >
        {busy && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
        {busy ? busyLabel : label}
      </button>
      {!busy && disabledReason !== null && (
        <p className="field-note auth-reason" id={id}>
          <Icon of={infoIcon} />
          {disabledReason}
        </p>
      )}
    </div>
  )
}

type AuthFormProps = {
  className?: string
  label: string
  busyLabel: string
  busy: boolean
  disabledReason: string | null
  onSubmit: () => Promise<void>
  /** Read-only while `busy`, so that the response belongs to their values. */
  children?: ReactNode
}

/** One call at a time; the focus stays in the form. */
export function AuthForm(props: AuthFormProps) {
  const {
    className = 'auth-fields',
    label,
    busyLabel,
    busy,
    disabledReason,
    onSubmit,
    children,
  } = props
  const form = useRef<HTMLFormElement>(null)
  useFocusFieldWhileBusy(form, busy)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy && disabledReason === null) void onSubmit()
  }

  return (
    <form ref={form} className={className} onSubmit={submit} noValidate>
      {children}
      <SubmitButton {...{ label, busyLabel, busy, disabledReason }} />
    </form>
  )
}
