import { useRef, type FormEvent, type ReactNode } from 'react'
import { useKeptFocus } from '#shared/ui/useKeptFocus.ts'
import { SubmitButton } from './SubmitButton.tsx'

type AuthFormProps = {
  className?: string
  label: string
  /** What the button says while the call runs ("Checking…"). */
  busyLabel: string
  busy: boolean
  /** Why the form cannot be sent yet; null when it can. */
  reason: string | null
  onSend: () => Promise<void>
  /** The fields. They are locked while `busy`, so that the answer belongs to what stands in them. */
  children?: ReactNode
}

/** The form of an account page: one call at a time, and the focus stays in it. */
export function AuthForm(props: AuthFormProps) {
  const { className = 'auth-fields', label, busyLabel, busy, reason, onSend, children } = props
  const form = useRef<HTMLFormElement>(null)
  useKeptFocus(form, busy)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy && reason === null) void onSend()
  }

  return (
    <form ref={form} className={className} onSubmit={submit} noValidate>
      {children}
      <SubmitButton {...{ label, busyLabel, busy, reason }} />
    </form>
  )
}
