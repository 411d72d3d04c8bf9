import { LOAD_ERROR_TEXTS, type LoadErrorProps } from './loadErrorTexts.ts'

export function InlineLoadError({ label, reason, isTrying, onRetry }: LoadErrorProps) {
  const retry = isTrying ? 'Trying…' : 'Try again'
  return (
    <span role="alert" title={LOAD_ERROR_TEXTS[reason]}>
      <button
        type="button"
        className="link-button"
        onClick={reason === 'released' ? () => window.location.reload() : onRetry}
      >
        {label} could not be loaded. {reason === 'released' ? 'Reload' : retry}
      </button>
    </span>
  )
}
