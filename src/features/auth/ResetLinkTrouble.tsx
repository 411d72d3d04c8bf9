import { Link } from 'react-router-dom'
import { AuthLayout } from './AuthLayout.tsx'

type ResetLinkTroubleProps = { expired: boolean; onRetry: () => void }

/** Why no password can be set with this link, and the way on. Stands behind the dialog and stays when it is closed. */
export function ResetLinkTrouble({ expired, onRetry }: ResetLinkTroubleProps) {
  return (
    <AuthLayout
      title={expired ? 'This link no longer works' : 'The link could not be checked'}
      line={
        expired
          ? 'It was used already or it has expired. Your password was not changed.'
          : 'Your password was not changed. Check your connection, then try again.'
      }
    >
      <div className="auth-actions">
        {expired ? (
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
