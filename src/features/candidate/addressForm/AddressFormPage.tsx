import { Suspense, useState, useSyncExternalStore } from 'react'
import { keptLanguage } from '#shared/candidate/keptLanguage.ts'
import { LanguageChoice } from '#shared/candidate/LanguageChoice.tsx'
import { stepPart } from '#shared/candidate/stepPart.ts'
import { WordsComing } from '#shared/candidate/WordsComing.tsx'
import { WordsProvider } from './words/words.ts'

const AddressForm = stepPart(async () => (await import('./AddressForm.tsx')).AddressForm)

const unchanging = () => () => undefined

/** False in the frame that the build painted and while the app takes it over. */
const useTakenOver = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )

/**
 * /dav/form (kyc §2). Its first words are the choice of a language, which the form takes over when its code is there.
 * The choice is painted by itself, not within the form: what was ticked before the script would wait for that code.
 */
export function AddressFormPage() {
  const isTakenOver = useTakenOver()
  /** On an earlier visit. What is chosen now is no reason to leave the choice before Continue. */
  const [wasChosen] = useState(() => keptLanguage() !== null)
  const [isPressed, setPressed] = useState(false)
  const isAhead = isPressed || (isTakenOver && wasChosen)
  const first = isAhead ? <WordsComing /> : <LanguageChoice onContinue={() => setPressed(true)} />
  return (
    <WordsProvider>
      {isTakenOver ? (
        <Suspense fallback={first}>
          <AddressForm isAhead={isAhead} />
        </Suspense>
      ) : (
        first
      )}
    </WordsProvider>
  )
}
