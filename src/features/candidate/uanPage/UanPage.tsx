import { Suspense, useState, type ComponentType } from 'react'
import { loadFirstFrame, type FirstFrame } from '#shared/kits/candidate/firstFrame.ts'
import { LanguageChoice } from '#shared/kits/candidate/language/LanguageChoice.tsx'
import { initialLanguage } from '#shared/kits/candidate/language/storedLanguage.ts'
import { TranslationsLoading } from '#shared/kits/candidate/language/TranslationsLoading.tsx'
import { lazyStep } from '#shared/kits/candidate/lazyStep.ts'
import { useIsHydrated } from '#shared/ui/hooks/useIsHydrated.ts'
import type { UanJobProps } from './steps/UanJob.tsx'
import { loadTranslations, TranslationsProvider, type Translations } from './translations.ts'

const UanJob = lazyStep(async () => (await import('./steps/UanJob.tsx')).UanJob)

/** The code and the texts of the first step. */
export const loadUanJob = async (): Promise<unknown> =>
  Promise.all([UanJob.preload(), loadTranslations(initialLanguage())])

/**
 * After an earlier visit, the consent comes first. It is prerendered and hydrates as a whole, so that an early tick
 * counts.
 */
export async function loadUanPage(): Promise<ComponentType> {
  let Steps: ComponentType<UanJobProps> | null = null
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
  Steps: ComponentType<UanJobProps> | null
}

function UanPage({ first, Steps }: UanPageProps) {
  const isHydrated = useIsHydrated()
  const [isLanguageChosen, setLanguageChosen] = useState(first.isLanguageChosen)
  const choice = isLanguageChosen ? null : (
    <LanguageChoice onContinue={() => setLanguageChosen(true)} />
  )
  const firstScreen = choice ?? <TranslationsLoading />
  return (
    <TranslationsProvider first={first}>
      {Steps !== null && first.isLanguageChosen ? (
        <Steps choice={null} />
      ) : isHydrated ? (
        <Suspense fallback={firstScreen}>
          <UanJob choice={choice} />
        </Suspense>
      ) : (
        firstScreen
      )}
    </TranslationsProvider>
  )
}
