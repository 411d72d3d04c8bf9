import { useState, type FormEvent } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { run } from '#shared/api/run.ts'
import { ask } from '#shared/errors/ask.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { AuthLayout } from './AuthLayout.tsx'
import { verifyMail } from './endpoints.ts'
import { SubmitButton } from './SubmitButton.tsx'

/** The page of the emailed sign-up link (shell §2): nothing is sent before Verify is pressed. */
export function VerifyEmailPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { verificationCode = '' } = useParams()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
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
      <form className="auth-fields" onSubmit={submit}>
        <SubmitButton label="Verify" busyLabel="Verifying…" busy={busy} reason={null} />
      </form>
      <p className="auth-more">
        Verified already? <Link to="/">Sign in</Link>
      </p>
    </AuthLayout>
  )
}
