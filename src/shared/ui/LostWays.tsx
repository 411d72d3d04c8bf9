import type { LostProps } from './lostLines.ts'

/** The buttons that help where code did not come. A new release does not send the old one's code, however often asked. */
export function LostWays({ why, isTrying, onRetry }: LostProps) {
  return (
    <>
      {why !== 'released' && (
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {isTrying ? 'Trying…' : 'Try again'}
        </button>
      )}
      {why !== 'offline' && (
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
