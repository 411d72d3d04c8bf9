import { CandidateFrame, LanguageLoadError } from './CandidateFrame.tsx'
import { useCandidateLanguage } from './language.ts'

/** Shown before the first catalogue has loaded, with the frame's own texts. */
export function TranslationsLoading() {
  const { frame, hasFailed } = useCandidateLanguage()
  return (
    <CandidateFrame screen="words" title={frame.pleaseWait}>
      {hasFailed && <LanguageLoadError />}
    </CandidateFrame>
  )
}
