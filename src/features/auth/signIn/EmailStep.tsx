import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { env } from '#shared/platform/config/env.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { fieldError } from '#shared/platform/lib/fieldRules.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { AuthForm } from '../AuthForm.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { decryptMailResponse } from '../decryptMailResponse.ts'
import { validateMail } from '../endpoints.ts'
import { emailReason } from '../fieldReasons.ts'
import { TextField } from '../TextField.tsx'
import { confirmNewSession } from './confirmNewSession.ts'
import { TermsCheckbox } from './TermsCheckbox.tsx'

/** 'failed': a dialog shows the reason, or the call was aborted; the email is not checked yet. */
type EmailCheckResult = 'registered' | 'unregistered' | 'failed'

function checkEmail(email: string, signal: AbortSignal): AppThunk<Promise<EmailCheckResult>> {
  return async (dispatch) => {
    const result = await dispatch(callInSession(validateMail, { email }, { signal }))
    if (!result.ok) {
      if (result.outcome === 'askActiveSession') await dispatch(confirmNewSession(email))
      return 'failed'
    }
    try {
      const { exist } = await decryptMailResponse(result.value, env().VITE_MAIL_RESPONSE_KEY)
      if (signal.aborted) return 'failed'
      return exist ? 'registered' : 'unregistered'
    } catch {
      // Encrypted in a way that this build does not expect (D3).
      dispatch(showDialog('validateMailError'))
      return 'failed'
    }
  }
}

type EmailStepProps = {
  email: string
  onEmail: (email: string) => void
  accepted: boolean
  onAccepted: (accepted: boolean) => void
  /** Resolves when the next step can be shown. */
  onAccountFound: (email: string) => Promise<void>
}

export function EmailStep({
  email,
  onEmail,
  accepted,
  onAccepted,
  onAccountFound,
}: EmailStepProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const controller = useRef<AbortController>(null)
  // An abandoned check must not redirect.
  useEffect(() => () => controller.current?.abort(), [])
  const address = email.trim()
  const reason =
    emailReason(address, ' to continue') ?? (accepted ? null : 'Accept the terms to continue.')

  async function send() {
    setBusy(true)
    controller.current = new AbortController()
    const result = await dispatch(checkEmail(address, controller.current.signal))
    if (result === 'registered') await onAccountFound(address)
    setBusy(false)
    // The email travels in the router's state: it does not belong in a URL.
    if (result === 'unregistered') await navigate('/signup?newuser', { state: { email: address } })
  }

  return (
    <AuthLayout title="Sign in" subtitle="Start with your work email." step={{ current: 1, of: 2 }}>
      <AuthForm
        label="Continue"
        busyLabel="Checking your email…"
        busy={busy}
        disabledReason={reason}
        onSubmit={send}
      >
        <TextField
          label="Work email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus
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
