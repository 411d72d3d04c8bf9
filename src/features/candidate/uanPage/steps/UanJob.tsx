import type { ReactNode } from 'react'
import { usePageServices } from '#shared/kits/candidate/pageServices.ts'
import { useIsHydrated } from '#shared/ui/hooks/useIsHydrated.ts'
import { TranslationsReady } from '../translations.ts'
import { Consent } from './Consent.tsx'
import { UanFlow } from './UanFlow.tsx'

export type UanJobProps = {
  /** Shown until a language is accepted, unless the link is dead. */
  choice: ReactNode
}

/** A link without a job is reported after hydration, because prerendering knows no link. */
export function UanJob({ choice }: UanJobProps) {
  const { entry } = usePageServices()
  const isHydrated = useIsHydrated()
  const jobId = new URLSearchParams(entry.search).get('id')?.trim() ?? ''
  if (jobId === '' && !isHydrated)
    return (
      <TranslationsReady>
        <Consent connection={{ kind: 'connecting' }} candidate={null} dispatch={() => undefined} />
      </TranslationsReady>
    )
  return <UanFlow key={jobId} {...{ jobId, choice }} />
}
