import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { env } from '#shared/config/env.ts'
import { fieldError } from '#shared/lib/fieldRules.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { checkEmail } from './checkEmail.ts'
import { emailGap } from './entryGaps.ts'
import { TermsCheckbox } from './TermsCheckbox.tsx'
import { TextField } from './TextField.tsx'

type EmailStepProps = {
  email: string
  onEmail: (email: string) => void
  accepted: boolean
  onAccepted: (accepted: boolean) => void
  /** That address, which was asked for, has an account; resolves when the next step can show. */
  onKnown: (email: string) => Promise<void>
}

/** Step 1: who it is, and the terms. An address without an account goes on to sign-up. */
export function EmailStep({ email, onEmail, accepted, onAccepted, onKnown }: EmailStepProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const asking = useRef<AbortController>(null)
  // Whoever went on to sign up meanwhile is not led there anew.
  useEffect(() => () => asking.current?.abort(), [])
  const address = email.trim()
  const reason =
    emailGap(address, ' to continue') ?? (accepted ? null : 'Tick the terms to continue.')

  async function send() {
    setBusy(true)
    asking.current = new AbortController()
    const verdict = await dispatch(checkEmail(address, asking.current.signal))
    if (verdict === 'known') await onKnown(address)
    setBusy(false)
    // The address travels in the router's state: it does not belong in a URL.
    if (verdict === 'unknown') await navigate('/signup?newuser', { state: { email: address } })
  }

  return (
    <AuthLayout title="Sign in" line="Start with your work email." step={{ current: 1, of: 2 }}>
      <AuthForm
        label="Continue"
        busyLabel="Checking your email…"
        busy={busy}
        reason={reason}
        onSend={send}
      >
        <TextField
          label="Work email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onChange={onEmail}
          error={fieldError.signInEmail(address)}
          readOnly={busy}
        />
        <TermsCheckbox checked={accepted} onChange={onAccepted} disabled={busy} />
      </AuthForm>
      <p className="auth-more">
        New to {env().VITE_PRODUCT_NAME}? <Link to="/signup">Create an account</Link>
      </p>
    </AuthLayout>
  )
}
