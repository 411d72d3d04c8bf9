import { useState } from 'react'
import { useParams, Link } from 'react-router-dom'
import { isValidHeaderValue } from '#shared/platform/api/httpHeaders.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { useAsync } from '#shared/ui/hooks/useAsync.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { verifyResetCode } from './passwordEndpoints.ts'
import { SetPasswordForm } from './SetPasswordForm.tsx'

type ResetCodeState = 'checking' | 'valid' | 'expired' | 'checkFailed'

/** Each new `attempt` checks again. A failure has opened its dialog. */
function useResetCode(code: string, attempt: number) {
  const dispatch = useAppDispatch()
  const [expiredCode, setExpiredCode] = useState<string | null>(null)
  const { value: checked = 'checking' } = useAsync<ResetCodeState>(
    async (signal) => {
      // The call carries it in a header: a code that a header cannot carry never came from the server.
      if (!isValidHeaderValue(code)) {
        dispatch(showDialog('resetPasswordExpiry'))
        return 'expired'
      }
      const result = await dispatch(callInSession(verifyResetCode, { code }, { signal }))
      if (result.ok) return 'valid'
      return result.outcome === 'resetPasswordExpiry' ? 'expired' : 'checkFailed'
    },
    [dispatch, code, attempt],
  )
  const state = expiredCode === code ? 'expired' : checked
  return { state, expire: () => setExpiredCode(code) }
}

type ResetLinkErrorProps = { isExpired: boolean; onRetry: () => void }

/** The dialog with the reason can be closed; this page stays. */
function ResetLinkError({ isExpired, onRetry }: ResetLinkErrorProps) {
  return (
    <AuthLayout
      title={isExpired ? 'This link no longer works' : 'The link could not be checked'}
      subtitle={
        isExpired
          ? 'It has expired or was already used. Your password was not changed.'
          : 'Your password was not changed. Check your connection, then try again.'
      }
    >
      <div className="auth-actions">
        {isExpired ? (
          <Link className="btn btn-primary" to="/forgotPassword">
            Get a new link
          </Link>
        ) : (
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
      <p className="auth-more">
        <Link to="/">Back to sign in</Link>
      </p>
    </AuthLayout>
  )
}

export function SetPasswordPage() {
  const { verificationCode = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  const { state, expire } = useResetCode(verificationCode, attempt)
  switch (state) {
    case 'checking':
      return (
        <AuthLayout title="Set a new password" subtitle="Checking your link…">
          <p className="auth-actions" role="status">
            <span className="spinner-border spinner-border-sm" aria-hidden="true" />
            <span className="visually-hidden">Checking your link</span>
          </p>
        </AuthLayout>
      )
    case 'valid':
      return <SetPasswordForm code={verificationCode} onExpired={expire} />
    case 'expired':
    case 'checkFailed':
      return (
        <ResetLinkError isExpired={state === 'expired'} onRetry={() => setAttempt(attempt + 1)} />
      )
  }
}
