import type { ReactNode } from 'react'
import { CandidateFrame, LanguageLoadError } from '../CandidateFrame.tsx'
import { useCandidateLanguage } from './language.ts'

type TranslationsLoadingProps = {
  company?: string | undefined
  phone?: string | undefined
  /** What is known of the candidate before the messages have loaded. */
  children?: ReactNode
}

export function TranslationsLoading({ company, phone, children }: TranslationsLoadingProps) {
  const { frame, hasFailed } = useCandidateLanguage()
  return (
    <CandidateFrame screen="words" title={frame.pleaseWait} {...{ company, phone }}>
      {hasFailed && <LanguageLoadError />}
      {children}
    </CandidateFrame>
  )
}
