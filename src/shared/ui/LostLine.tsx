import { LOST_LINES, type LostProps } from './lostLines.ts'

/** Stands in place of a small part whose code did not come: one line that is its own button. */
export function LostLine({ what, why, isTrying, onRetry }: LostProps) {
  const retry = isTrying ? 'Trying…' : 'Try again'
  return (
    <span role="alert" title={LOST_LINES[why]}>
      <button
        type="button"
        className="link-button"
        onClick={why === 'released' ? () => window.location.reload() : onRetry}
      >
        {what} could not be loaded. {why === 'released' ? 'Reload' : retry}
      </button>
    </span>
  )
}
