import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { AuthLayout } from './AuthLayout.tsx'

type ResetLinkSentProps = { email: string; onOther: () => void }

/** What the toast said, for as long as it is needed. */
export function ResetLinkSent({ email, onOther }: ResetLinkSentProps) {
  // The form went with its focus; who does not see reads on here.
  useEffect(() => document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true }), [])
  return (
    <AuthLayout
      title="Check your inbox"
      line={
        <>
          We sent a link to <b className="medium">{email}</b>. Open it to set a new password. It may
          take a minute; look in the spam folder too.
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
