import { Suspense, useState, type ComponentType } from 'react'
import { loadFirstFrame, type FirstFrame } from '#shared/kits/candidate/firstFrame.ts'
import { initialLanguage } from '#shared/kits/candidate/storedLanguage.ts'
import { LanguageChoice } from '#shared/kits/candidate/LanguageChoice.tsx'
import { useIsHydrated } from '#shared/ui/hooks/useIsHydrated.ts'
import { lazyStep } from '#shared/kits/candidate/lazyStep.ts'
import { TranslationsLoading } from '#shared/kits/candidate/TranslationsLoading.tsx'
import { loadTranslations, TranslationsProvider, type Translations } from './translations.ts'

const AddressForm = lazyStep(async () => (await import('./AddressForm.tsx')).AddressForm)

/**
 * Prefetches the next code during hydration, when the network is idle. Failures are ignored: the real load reports
 * them. Does nothing while prerendering.
 */
function prefetchForm(): void {
  if (typeof document === 'undefined') return
  for (const load of [AddressForm.preload, async () => loadTranslations(initialLanguage())])
    load().catch(() => undefined)
}

/** /dav/form with what its first render needs. */
export async function loadAddressFormPage(): Promise<ComponentType> {
  prefetchForm()
  const useFirstFrame = await loadFirstFrame<Translations>()
  return () => <AddressFormPage first={useFirstFrame()} />
}

type AddressFormPageProps = { first: FirstFrame<Translations> }

/**
 * /dav/form (kyc §2). It starts with the language choice, which is prerendered apart from the form: otherwise a choice
 * before hydration would wait for the form's code.
 */
function AddressFormPage({ first }: AddressFormPageProps) {
  const isHydrated = useIsHydrated()
  const [isPressed, setPressed] = useState(false)
  const isAhead = isPressed || first.isLanguageChosen
  const firstScreen = isAhead ? (
    <TranslationsLoading />
  ) : (
    <LanguageChoice onContinue={() => setPressed(true)} />
  )
  return (
    <TranslationsProvider first={first}>
      {isHydrated ? (
        <Suspense fallback={firstScreen}>
          <AddressForm isLanguageChosen={isAhead} />
        </Suspense>
      ) : (
        firstScreen
      )}
    </TranslationsProvider>
  )
}
