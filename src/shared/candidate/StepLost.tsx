import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import type { LostProps } from '#shared/ui/lostLines.ts'
import { CandidateFrame } from './CandidateFrame.tsx'
import { useCandidateLanguage } from './language.ts'
import { LostButtons } from './LostButtons.tsx'

/** Stands in place of a step whose code did not come. Part of the first load: the network may be what failed. */
export function StepLost({ why, isTrying, onRetry }: LostProps) {
  const { lost } = useCandidateLanguage().frame
  return (
    <CandidateFrame
      screen="lost"
      title={lost.step}
      lead={lost[why]}
      above={
        <span className="candidate-tile is-bad">
          <Icon of={cloudSlash} />
        </span>
      }
      foot={<LostButtons {...{ why, isTrying, onRetry }} />}
    />
  )
}
