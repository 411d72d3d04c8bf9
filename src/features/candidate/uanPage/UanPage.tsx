import { Suspense, useEffect } from 'react'
import { prefetchOverlay } from '#shared/ui/dialogs/loadOverlay.ts'
import { lazyStep } from '#shared/kits/candidate/lazyStep.ts'
import { TranslationsLoading } from '#shared/kits/candidate/TranslationsLoading.tsx'
import { TranslationsReady, TranslationsProvider } from './translations.ts'

const UanJob = lazyStep(async () => (await import('./steps/UanJob.tsx')).UanJob)

/** /uan/form (kyc §2, part G): the steps load with the first catalogue. */
export function UanPage() {
  useEffect(() => {
    UanJob.preload().then(prefetchOverlay, () => undefined) // the real load reports it
  }, [])
  return (
    <TranslationsProvider>
      <TranslationsReady>
        <Suspense fallback={<TranslationsLoading />}>
          <UanJob />
        </Suspense>
      </TranslationsReady>
    </TranslationsProvider>
  )
}
