import type { LoadErrorProps } from '#shared/ui/loading/loadErrorTexts.ts'
import { useCandidateLanguage } from './language/language.ts'

type RetryButtonsProps = Omit<LoadErrorProps, 'label'>

/** The candidate pages' form of `RetryActions`. */
export function RetryButtons({ reason, isTrying, onRetry }: RetryButtonsProps) {
  const { frame } = useCandidateLanguage()
  return (
    <>
      {reason !== 'released' && (
        <button type="button" className="btn btn-primary candidate-button" onClick={onRetry}>
          {isTrying ? frame.pleaseWait : frame.tryAgain}
        </button>
      )}
      {reason !== 'offline' && (
        <button
          type="button"
          className="btn btn-secondary candidate-button"
          onClick={() => window.location.reload()}
        >
          {frame.loadError.reload}
        </button>
      )}
    </>
  )
}
