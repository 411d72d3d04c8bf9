import { CandidateFrame } from './CandidateFrame.tsx'
import { LanguageLost } from './LanguageLost.tsx'
import { useCandidateLanguage } from './language.ts'

/** Before the first dictionary is there, in the few words of the frame that came with the page. */
export function WordsComing() {
  const { frame, isLost } = useCandidateLanguage()
  return (
    <CandidateFrame screen="words" title={frame.pleaseWait}>
      {isLost && <LanguageLost />}
    </CandidateFrame>
  )
}
