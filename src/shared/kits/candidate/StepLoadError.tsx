import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { LoadErrorProps } from '#shared/ui/loading/loadErrorTexts.ts'
import { CandidateFrame } from './CandidateFrame.tsx'
import { useCandidateLanguage } from './language/language.ts'
import { RetryButtons } from './RetryButtons.tsx'

/** Part of the first load, because the network may be down. */
export function StepLoadError({ reason, isTrying, onRetry }: LoadErrorProps) {
  const { loadError } = useCandidateLanguage().frame
  return (
    <CandidateFrame
      screen="lost"
      title={loadError.step}
      lead={loadError[reason]}
      aboveTitle={
        <span className="candidate-message-icon is-bad">
          <Icon of={cloudSlash} />
        </span>
      }
      footer={<RetryButtons {...{ reason, isTrying, onRetry }} />}
    />
  )
}
