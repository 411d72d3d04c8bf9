import type { LoadErrorProps } from './loadErrorTexts.ts'

/** After a new release, a retry cannot help, because the old chunks are gone. */
export function RetryActions({ reason, isTrying, onRetry }: LoadErrorProps) {
  return (
    <>
      {reason !== 'released' && (
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {isTrying ? 'Trying…' : 'Try again'}
        </button>
      )}
      {reason !== 'offline' && (
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => window.location.reload()}
        >
          Reload
        </button>
      )}
    </>
  )
}
