import type { LostProps } from '#shared/ui/lostLines.ts'
import { useCandidateLanguage } from './language.ts'

type LostButtonsProps = Omit<LostProps, 'what'>

/** What helps where code did not come, as `LostWays` has it, in the candidate's words. */
export function LostButtons({ why, isTrying, onRetry }: LostButtonsProps) {
  const { frame } = useCandidateLanguage()
  return (
    <>
      {why !== 'released' && (
        <button type="button" className="btn btn-primary candidate-button" onClick={onRetry}>
          {isTrying ? frame.pleaseWait : frame.tryAgain}
        </button>
      )}
      {why !== 'offline' && (
        <button
          type="button"
          className="btn btn-secondary candidate-button"
          onClick={() => window.location.reload()}
        >
          {frame.lost.reload}
        </button>
      )}
    </>
  )
}
