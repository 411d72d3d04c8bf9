import { Suspense, useState } from 'react'
import { LanguageChoice } from '#shared/candidate/LanguageChoice.tsx'
import { WordsComing } from '#shared/candidate/WordsComing.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { WordsProvider } from './words/words.ts'

const AddressForm = lazyPart(async () => (await import('./AddressForm.tsx')).AddressForm, {
  what: 'This form',
})

/** /dav/form (kyc §2). Its first words are the choice of a language, which the form takes over when its code is there. */
export function AddressFormPage() {
  const [isAhead, setAhead] = useState(false)
  const first = isAhead ? <WordsComing /> : <LanguageChoice onContinue={() => setAhead(true)} />
  return (
    <WordsProvider>
      <Suspense fallback={first}>
        <AddressForm isAhead={isAhead} />
      </Suspense>
    </WordsProvider>
  )
}
