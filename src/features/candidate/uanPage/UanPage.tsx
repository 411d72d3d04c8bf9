import { Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { loadFirstFrame, type FirstFrame } from '#shared/kits/candidate/firstFrame.ts'
import { LanguageChoice } from '#shared/kits/candidate/language/LanguageChoice.tsx'
import { initialLanguage } from '#shared/kits/candidate/language/storedLanguage.ts'
import { TranslationsLoading } from '#shared/kits/candidate/language/TranslationsLoading.tsx'
import { lazyFirstStep } from '#shared/kits/candidate/lazyStep.ts'
import { usePageServices } from '#shared/kits/candidate/pageServices.ts'
import type { UanJobProps } from './steps/UanJob.tsx'
import { loadTranslations, TranslationsProvider, type Translations } from './translations.ts'

const UanJob = lazyFirstStep(async () => (await import('./steps/UanJob.tsx')).UanJob)

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

/** Marks the history entry of the consent. */
const ENTRY = 'uanConsent'

/** The consent has an entry above that of the language, so that the phone's Back leads to the language and does not leave. */
function useLanguageEntry(wasChosen: boolean) {
  const { entry, setState } = usePageServices()
  const [isLanguageChosen, setLanguageChosen] = useState(wasChosen)
  const isFirst = entry.state === null
  const isLoaded = useRef(false)
  const onEntry = useEffectEvent((isNowFirst: boolean) => {
    if (isLoaded.current) setLanguageChosen(!isNowFirst)
    else if (isLanguageChosen && isNowFirst) setState(ENTRY)
    isLoaded.current = true
  })
  useEffect(() => onEntry(isFirst), [isFirst])
  const onContinue = () => {
    setLanguageChosen(true)
    setState(ENTRY)
  }
  return { isLanguageChosen, onContinue }
}

type UanPageProps = {
  first: FirstFrame<Translations>
  /** Set where they are part of the first render: a boundary of their own would hydrate later. */
  Steps: ComponentType<UanJobProps> | null
}

function UanPage({ first, Steps }: UanPageProps) {
  const isSettled = UanJob.useIsSettled()
  const { isLanguageChosen, onContinue } = useLanguageEntry(first.isLanguageChosen)
  const choice = isLanguageChosen ? null : <LanguageChoice onContinue={onContinue} />
  const firstScreen = choice ?? <TranslationsLoading />
  return (
    <TranslationsProvider first={first}>
      {Steps !== null && first.isLanguageChosen ? (
        <Steps choice={null} />
      ) : isSettled ? (
        <Suspense fallback={firstScreen}>
          <UanJob choice={choice} />
        </Suspense>
      ) : (
        firstScreen
      )}
    </TranslationsProvider>
  )
}
