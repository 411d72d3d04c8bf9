import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { AuthLayout } from './AuthLayout.tsx'
import { ResetLinkTrouble } from './ResetLinkTrouble.tsx'
import { SetPasswordForm } from './SetPasswordForm.tsx'
import { useResetCode } from './useResetCode.ts'

/** The page of the emailed reset link (shell §2): the code is checked on load, before a password is asked for. */
export function SetPasswordPage() {
  const { verificationCode = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  const { state, expire } = useResetCode(verificationCode, attempt)
  switch (state) {
    case 'checking':
      return (
        <AuthLayout title="Set a new password" line="Checking your link…">
          <p className="auth-actions" role="status">
            <span className="spinner-border spinner-border-sm" aria-hidden="true" />
            <span className="visually-hidden">Checking your link</span>
          </p>
        </AuthLayout>
      )
    case 'valid':
      return <SetPasswordForm code={verificationCode} onExpired={expire} />
    case 'expired':
    case 'unknown':
      return (
        <ResetLinkTrouble expired={state === 'expired'} onRetry={() => setAttempt(attempt + 1)} />
      )
  }
}
