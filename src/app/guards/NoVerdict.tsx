import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import { EmptyState } from '#shared/ui/EmptyState.tsx'

type NoVerdictProps = { onRetry: () => void }

/** The session check got no answer: that is no logout, so nothing is thrown away. */
export function NoVerdict({ onRetry }: NoVerdictProps) {
  return (
    <div className="page">
      <div className="panel page-panel" role="alert">
        <EmptyState
          icon={cloudSlash}
          title="Unable to connect to the server!"
          line="You are still signed in, and running analyses go on. Check your internet connection, then try again."
        >
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            Try again
          </button>
        </EmptyState>
      </div>
    </div>
  )
}
