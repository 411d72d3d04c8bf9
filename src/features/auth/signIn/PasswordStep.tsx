import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { waitUnlessAborted } from '#shared/platform/lib/async/waitUnlessAborted.ts'
import { initialsOf } from '#shared/platform/lib/text/initials.ts'
import { callInSession, type SessionCallResult } from '#shared/platform/session/callInSession.ts'
import { logOutQuietly } from '#shared/platform/session/end/logOutQuietly.ts'
import { startSession } from '#shared/platform/session/startSession.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { PasswordField } from '#shared/ui/components/fields/PasswordField.tsx'
import { AuthForm } from '../AuthForm.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { login, type Credentials } from '../endpoints.ts'
import { toCurrentUser } from '../toCurrentUser.ts'
import { userDetails } from '../userEndpoints.ts'
import { confirmNewSession } from './confirmNewSession.ts'

/** 'rejected': wrong password; 'failed': the call failed and can be repeated. */
type SignInResult =
  | { kind: 'signedIn'; user: CurrentUser }
  | { kind: 'rejected' }
  | { kind: 'failed' }

const failed = (result: SessionCallResult<unknown, string> & { ok: false }): SignInResult => ({
  kind: result.error.kind === 'http' || result.error.kind === 'contract' ? 'rejected' : 'failed',
})

/** Every failure has opened its dialog (shell §7). `onAccepted` is awaited before the session starts. */
export function signIn(
  credentials: Credentials,
  onAccepted: () => Promise<void> = async () => {},
): AppThunk<Promise<SignInResult>> {
  return async (dispatch) => {
    const loginResult = await dispatch(callInSession(login, credentials))
    if (!loginResult.ok) {
      if (loginResult.outcome === 'askActiveSession')
        await dispatch(confirmNewSession(credentials.email))
      return failed(loginResult)
    }
    const details = await dispatch(callInSession(userDetails, undefined))
    if (!details.ok) {
      await dispatch(logOutQuietly(credentials.email))
      return failed(details)
    }
    const user = toCurrentUser(loginResult.value, details.value, credentials.email)
    await onAccepted()
    await dispatch(startSession(user))
    return { kind: 'signedIn', user }
  }
}

/** In ms. A browser that has lost the entry goes nowhere. */
const BACK_TIMEOUT_MS = 1_000

type PasswordStepProps = {
  email: string
  onChange: () => void
  /** The history leads back to the email step, and this step stays until the session has started. */
  onLeave: () => void
  onSignedIn: () => void
}

/** The password is cleared as soon as the server has answered. */
export function PasswordStep({ email, onChange, onLeave, onSignedIn }: PasswordStepProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)

  /** Back on the landing page then leads to the page before sign-in. */
  async function leaveHistoryEntry() {
    if (!isShown.current) return // Back was pressed meanwhile
    onLeave()
    const left = new AbortController()
    window.addEventListener('popstate', () => left.abort(), { once: true })
    void navigate(-1)
    await waitUnlessAborted(BACK_TIMEOUT_MS, left.signal)
  }

  async function send() {
    setBusy(true)
    const result = await dispatch(signIn({ email, password }, leaveHistoryEntry))
    if (result.kind !== 'failed') setPassword('')
    if (result.kind === 'signedIn') onSignedIn()
    setBusy(false)
  }

  return (
    <AuthLayout
      title="Enter your password"
      subtitle="You are signing in as"
      step={{ current: 2, of: 2 }}
    >
      <div className="auth-account">
        <span className="avatar" aria-hidden="true">
          {initialsOf(email)}
        </span>
        <div className="clip">
          <div className="auth-account-email clip medium" title={email}>
            {email}
          </div>
          <div className="tiny faint">Terms accepted</div>
        </div>
        <button type="button" className="auth-link push" onClick={onChange} disabled={busy}>
          Change
        </button>
      </div>
      <AuthForm
        label="Log in"
        busyLabel="Logging in…"
        busy={busy}
        disabledReason={password === '' ? 'Enter your password to log in.' : null}
        onSubmit={send}
      >
        {/* Password managers store the password under this email. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <div className="auth-with-link">
          <PasswordField
            label="Password"
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={setPassword}
            readOnly={busy}
          />
          <Link to="/forgotPassword" state={{ email }}>
            Forgot Password
          </Link>
        </div>
      </AuthForm>
    </AuthLayout>
  )
}
