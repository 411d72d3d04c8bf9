import { useState } from 'react'
import { Link } from 'react-router-dom'
import { run } from '#shared/api/run.ts'
import { showToast } from '#shared/errors/toast.ts'
import { fieldError } from '#shared/lib/fieldRules.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { emailGap } from './entryGaps.ts'
import { requestReset } from './passwordEndpoints.ts'
import { ResetLinkSent } from './ResetLinkSent.tsx'
import { TextField } from './TextField.tsx'
import { useHandedEmail } from './useHandedEmail.ts'

type Phase =
  | { kind: 'asking' }
  | { kind: 'busy' }
  /** `to`: the address that was asked for. */
  | { kind: 'sent'; to: string }

const SENT = 'Please check your inbox / We have send a reset link to reset you password'

/** Asks for a reset link (shell §2). */
export function ForgotPasswordPage() {
  const dispatch = useAppDispatch()
  const [email, setEmail] = useState(useHandedEmail())
  const [phase, setPhase] = useState<Phase>({ kind: 'asking' })
  const isBusy = phase.kind === 'busy'
  const address = email.trim()

  async function send() {
    setPhase({ kind: 'busy' })
    const result = await dispatch(run(requestReset, { email: address }))
    setPhase(result.ok ? { kind: 'sent', to: address } : { kind: 'asking' })
    if (result.ok) showToast('success', SENT)
  }

  if (phase.kind === 'sent')
    return <ResetLinkSent email={phase.to} onOther={() => setPhase({ kind: 'asking' })} />
  return (
    <AuthLayout
      title="Forgot your password?"
      line="Enter your work email and we send you a link to set a new one."
    >
      <AuthForm
        label="Send"
        busyLabel="Sending…"
        busy={isBusy}
        reason={emailGap(address, ' to get a link')}
        onSend={send}
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
        Remember it? <Link to="/">Back to sign in</Link>
      </p>
    </AuthLayout>
  )
}
