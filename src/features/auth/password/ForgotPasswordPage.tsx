import { useState, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { fieldError } from '#shared/platform/lib/fieldRules.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { AuthForm } from '../AuthForm.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { emailReason } from '../fieldReasons.ts'
import { TextField } from '../TextField.tsx'
import { useEmailFromState } from '../useEmailFromState.ts'
import { requestReset } from './passwordEndpoints.ts'

type ResetLinkSentProps = { email: string; onOther: () => void }

function ResetLinkSent({ email, onOther }: ResetLinkSentProps) {
  // The focused form is gone; screen readers continue at the new content.
  useEffect(() => document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true }), [])
  return (
    <AuthLayout
      title="Check your inbox"
      subtitle={
        <>
          We sent a link to <b className="medium">{email}</b>. Open it to set a new password. It may
          take a minute. Check your spam folder too.
        </>
      }
    >
      <div className="auth-actions">
        <button type="button" className="btn btn-secondary" onClick={onOther}>
          Use another email
        </button>
      </div>
      <p className="auth-more">
        <Link to="/">Back to sign in</Link>
      </p>
    </AuthLayout>
  )
}

type Phase = { kind: 'asking' } | { kind: 'busy' } | { kind: 'sent'; to: string }

const SENT = 'Please check your inbox / We have send a reset link to reset you password'

export function ForgotPasswordPage() {
  const dispatch = useAppDispatch()
  const [email, setEmail] = useState(useEmailFromState())
  const [phase, setPhase] = useState<Phase>({ kind: 'asking' })
  const isBusy = phase.kind === 'busy'
  const address = email.trim()

  async function send() {
    setPhase({ kind: 'busy' })
    const result = await dispatch(callInSession(requestReset, { email: address }))
    setPhase(result.ok ? { kind: 'sent', to: address } : { kind: 'asking' })
    if (result.ok) showToast('success', SENT)
  }

  if (phase.kind === 'sent')
    return <ResetLinkSent email={phase.to} onOther={() => setPhase({ kind: 'asking' })} />
  return (
    <AuthLayout
      title="Forgot your password?"
      subtitle="Enter your work email and we will send you a link to set a new one."
    >
      <AuthForm
        label="Send"
        busyLabel="Sending…"
        busy={isBusy}
        disabledReason={emailReason(address, ' to get a link')}
        onSubmit={send}
      >
        <TextField
          label="Work email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={fieldError.signInEmail(address)}
          readOnly={isBusy}
        />
      </AuthForm>
      <p className="auth-more">
        Remember your password? <Link to="/">Back to sign in</Link>
      </p>
    </AuthLayout>
  )
}
