import { useState, type FormEvent } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { run } from '#shared/api/run.ts'
import { showToast } from '#shared/errors/toast.ts'
import { fieldError, isEmail } from '#shared/lib/fieldRules.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { emailOf } from './emailOf.ts'
import { requestReset } from './passwordEndpoints.ts'
import { ResetLinkSent } from './ResetLinkSent.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { TextField } from './TextField.tsx'

const SENT = 'Please check your inbox / We have send a reset link to reset you password'

/** Asks for a reset link (shell §2). */
export function ForgotPasswordPage() {
  const dispatch = useAppDispatch()
  const { state }: { state: unknown } = useLocation()
  const [email, setEmail] = useState(emailOf(state))
  const [phase, setPhase] = useState<'asking' | 'busy' | 'sent'>('asking')
  const address = email.trim()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (phase === 'busy' || !isEmail(address)) return
    setPhase('busy')
    const result = await dispatch(run(requestReset, { email: address }))
    setPhase(result.ok ? 'sent' : 'asking')
    if (result.ok) showToast('success', SENT)
  }

  if (phase === 'sent') return <ResetLinkSent email={address} onOther={() => setPhase('asking')} />
  return (
    <AuthLayout
      title="Forgot your password?"
      line="Enter your work email and we send you a link to set a new one."
    >
      <form className="auth-fields" onSubmit={submit} noValidate>
        <TextField
          label="Work email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={fieldError.signInEmail(address)}
        />
        <SubmitButton
          label="Send"
          busyLabel="Sending…"
          busy={phase === 'busy'}
          reason={isEmail(address) ? null : 'Enter your work email to get a link.'}
        />
      </form>
      <p className="auth-more">
        Remember it? <Link to="/">Back to sign in</Link>
      </p>
    </AuthLayout>
  )
}
