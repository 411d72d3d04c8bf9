import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import { useCandidateLanguage } from '#shared/candidate/language.ts'
import { LostButtons } from '#shared/candidate/LostButtons.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import type { LostProps } from '#shared/ui/lostLines.ts'
import { useWords } from '../words/words.ts'

/** Stands in place of the camera whose code did not come. */
export function CameraLost({ why, isTrying, onRetry }: LostProps) {
  const { lost } = useCandidateLanguage().frame
  const words = useWords().photos.camera
  return (
    <section className="panel page-panel" role="alert">
      <EmptyState icon={cloudSlash} title={words.lost} line={lost[why]}>
        <LostButtons {...{ why, isTrying, onRetry }} />
      </EmptyState>
    </section>
  )
}
