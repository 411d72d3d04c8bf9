import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { loadFirstFrame, type FirstFrame } from '#shared/kits/candidate/firstFrame.ts'
import { LanguageChoice } from '#shared/kits/candidate/language/LanguageChoice.tsx'
import { TranslationsLoading } from '#shared/kits/candidate/language/TranslationsLoading.tsx'
import { lazyStep } from '#shared/kits/candidate/lazyStep.ts'
import { prefetchOverlay } from '#shared/ui/dialogs/loadOverlay.ts'
import {
  loadTranslations,
  TranslationsProvider,
  TranslationsReady,
  type Translations,
} from './translations.ts'

const UanJob = lazyStep(async () => (await import('./steps/UanJob.tsx')).UanJob)

/**
 * After an earlier visit, the consent comes first. It is prerendered and hydrates as a whole, so that an early tick
 * counts.
 */
export async function loadUanPage(): Promise<ComponentType> {
  let Steps: ComponentType | null = null
  const useFirstFrame = await loadFirstFrame(async (tag) => {
    const [messages, loaded] = await Promise.all([loadTranslations(tag), UanJob.preload()])
    Steps = loaded
    return messages
  })
  return () => <UanPage first={useFirstFrame()} Steps={Steps} />
}

type UanPageProps = {
  first: FirstFrame<Translations>
  /** Set where they are part of the first render: a boundary of their own would hydrate later. */
  Steps: ComponentType | null
}

function UanPage({ first, Steps }: UanPageProps) {
  const [isLanguageChosen, setLanguageChosen] = useState(first.isLanguageChosen)
  useEffect(() => {
    UanJob.preload().then(prefetchOverlay, () => undefined) // the real load reports it
  }, [])
  return (
    <TranslationsProvider first={first}>
      {isLanguageChosen ? (
        <TranslationsReady>
          {Steps === null ? (
            <Suspense fallback={<TranslationsLoading />}>
              <UanJob />
            </Suspense>
          ) : (
            <Steps />
          )}
        </TranslationsReady>
      ) : (
        <LanguageChoice onContinue={() => setLanguageChosen(true)} />
      )}
    </TranslationsProvider>
  )
}
