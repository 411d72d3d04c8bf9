import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { run } from '#shared/api/run.ts'
import { ask, raise } from '#shared/errors/ask.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { AuthForm } from './AuthForm.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { verifyMail } from './endpoints.ts'
import { fitsHeader } from '#shared/api/headerText.ts'

/** The page of the emailed sign-up link (shell §2): nothing is sent before Verify is pressed. */
export function VerifyEmailPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { verificationCode = '' } = useParams()
  const [busy, setBusy] = useState(false)

  async function send() {
    // The call carries it in a header: the server never gave out one that fits into none.
    if (!fitsHeader(verificationCode)) {
      dispatch(raise('signupEmailVerifyError'))
      return
    }
    setBusy(true)
    const result = await dispatch(run(verifyMail, { code: verificationCode }))
    setBusy(false)
    if (!result.ok) return
    await dispatch(ask('emailVerified'))
    await navigate('/', { replace: true })
  }

  return (
    <AuthLayout
      title="Verify your email"
      line="Press Verify to confirm the address that you signed up with."
    >
      <AuthForm label="Verify" busyLabel="Verifying…" busy={busy} reason={null} onSend={send} />
      <p className="auth-more">
        Verified already? <Link to="/">Sign in</Link>
      </p>
    </AuthLayout>
  )
}
