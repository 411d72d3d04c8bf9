import { useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { env } from '#shared/config/env.ts'
import { fieldError, isEmail } from '#shared/lib/fieldRules.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { checkEmail } from './checkEmail.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { TermsCheckbox } from './TermsCheckbox.tsx'
import { TextField } from './TextField.tsx'

type EmailStepProps = {
  email: string
  onEmail: (email: string) => void
  accepted: boolean
  onAccepted: (accepted: boolean) => void
  /** The address has an account. */
  onKnown: () => void
}

function missing(email: string, accepted: boolean): string | null {
  if (!isEmail(email.trim())) return 'Enter your work email to continue.'
  return accepted ? null : 'Tick the terms to continue.'
}

/** Step 1: who it is, and the terms. An address without an account goes on to sign-up. */
export function EmailStep({ email, onEmail, accepted, onAccepted, onKnown }: EmailStepProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const reason = missing(email, accepted)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || reason !== null) return
    setBusy(true)
    const verdict = await dispatch(checkEmail(email.trim()))
    setBusy(false)
    if (verdict === 'known') onKnown()
    // The address travels in the router's state: it does not belong in a URL.
    else if (verdict === 'unknown')
      await navigate('/signup?newuser', { state: { email: email.trim() } })
  }

  return (
    <AuthLayout title="Sign in" line="Start with your work email." step={{ current: 1, of: 2 }}>
      <form className="auth-fields" onSubmit={submit} noValidate>
        <TextField
          label="Work email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onChange={onEmail}
          error={fieldError.signInEmail(email.trim())}
        />
        <TermsCheckbox checked={accepted} onChange={onAccepted} />
        <SubmitButton
          label="Continue"
          busyLabel="Checking your email…"
          busy={busy}
          reason={reason}
        />
      </form>
      <p className="auth-more">
        New to {env().VITE_PRODUCT_NAME}? <Link to="/signup">Create an account</Link>
      </p>
    </AuthLayout>
  )
}
