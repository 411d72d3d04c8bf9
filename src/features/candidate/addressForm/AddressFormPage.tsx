import { LanguageChoice } from '#shared/candidate/LanguageChoice.tsx'
import { WordsProvider } from './words/words.ts'

/** /dav/form (kyc §2). */
export function AddressFormPage() {
  return (
    <WordsProvider>
      <LanguageChoice onContinue={() => undefined} />
    </WordsProvider>
  )
}
