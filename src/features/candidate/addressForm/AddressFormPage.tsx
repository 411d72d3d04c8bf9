import { Suspense, useState, useSyncExternalStore } from 'react'
import { initialLanguage, readStoredLanguage } from '#shared/kits/candidate/storedLanguage.ts'
import { LanguageChoice } from '#shared/kits/candidate/LanguageChoice.tsx'
import { lazyStep } from '#shared/kits/candidate/lazyStep.ts'
import { TranslationsLoading } from '#shared/kits/candidate/TranslationsLoading.tsx'
import { loadTranslations, TranslationsProvider } from './translations.ts'

const AddressForm = lazyStep(async () => (await import('./AddressForm.tsx')).AddressForm)

/**
 * Prefetches the next code during hydration, when the network is idle. Failures are ignored: the real load reports
 * them. Does nothing while prerendering.
 */
export function fetchForm(): void {
  if (typeof document === 'undefined') return
  for (const load of [AddressForm.preload, async () => loadTranslations(initialLanguage())])
    load().catch(() => undefined)
}

const subscribeToNothing = () => () => undefined

/** False while prerendering and hydrating. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

/**
 * /dav/form (kyc §2). It starts with the language choice, which is prerendered apart from the form: otherwise a choice
 * before hydration would wait for the form's code.
 */
export function AddressFormPage() {
  const isTakenOver = useIsHydrated()
  /** On an earlier visit. A choice made now must not leave the screen before Continue. */
  const [wasChosen] = useState(() => readStoredLanguage() !== null)
  const [isPressed, setPressed] = useState(false)
  const isAhead = isPressed || (isTakenOver && wasChosen)
  const first = isAhead ? (
    <TranslationsLoading />
  ) : (
    <LanguageChoice onContinue={() => setPressed(true)} />
  )
  return (
    <TranslationsProvider>
      {isTakenOver ? (
        <Suspense fallback={first}>
          <AddressForm isLanguageChosen={isAhead} />
        </Suspense>
      ) : (
        first
      )}
    </TranslationsProvider>
  )
}
