import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { isValidHeaderValue } from '#shared/platform/api/httpHeaders.ts'
import { requestDialogAnswer, showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { AuthForm } from '../AuthForm.tsx'
import { AuthLayout } from '../AuthLayout.tsx'
import { verifyMail } from '../endpoints.ts'

/** Nothing is sent before the user presses Verify (shell §2). */
export function VerifyEmailPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { verificationCode = '' } = useParams()
  const [busy, setBusy] = useState(false)

  async function send() {
    // The call carries it in a header: a code that a header cannot carry never came from the server.
    if (!isValidHeaderValue(verificationCode)) {
      dispatch(showDialog('signupEmailVerifyError'))
      return
    }
    setBusy(true)
    const result = await dispatch(callInSession(verifyMail, { code: verificationCode }))
    setBusy(false)
    if (!result.ok) return
    await dispatch(requestDialogAnswer('emailVerified'))
    await navigate('/', { replace: true })
  }

  return (
    <AuthLayout
      title="Verify your email"
      subtitle="Press Verify to confirm the email address that you signed up with."
    >
      <AuthForm
        label="Verify"
        busyLabel="Verifying…"
        busy={busy}
        disabledReason={null}
        onSubmit={send}
      />
      <p className="auth-more">
        Already verified? <Link to="/">Sign in</Link>
      </p>
    </AuthLayout>
  )
}
