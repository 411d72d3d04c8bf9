import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PasswordField } from '#shared/ui/PasswordField.tsx'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { initialsOf } from '#shared/lib/initials.ts'
import { signIn } from './signIn.ts'

type PasswordStepProps = {
  email: string
  /** Back to step 1, to sign in as somebody else. */
  onChange: () => void
  onSignedIn: () => void
}

/** Step 2: the password of the address shown. It is forgotten as soon as the server has judged it. */
export function PasswordStep({ email, onChange, onSignedIn }: PasswordStepProps) {
  const dispatch = useAppDispatch()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    const result = await dispatch(signIn({ email, password }))
    if (result.kind !== 'unanswered') setPassword('')
    if (result.kind === 'signedIn') onSignedIn()
    setBusy(false)
  }

  return (
    <AuthLayout
      title="Enter your password"
      line="You are signing in as"
      step={{ current: 2, of: 2 }}
    >
      <div className="auth-who">
        <span className="avatar" aria-hidden="true">
          {initialsOf(email)}
        </span>
        <div className="clip">
          <div className="auth-who-email clip medium" title={email}>
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
        reason={password === '' ? 'Enter your password to log in.' : null}
        onSend={send}
      >
        {/* Password managers file the password under this address. */}
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
