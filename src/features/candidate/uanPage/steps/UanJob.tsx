import { usePageServices } from '#shared/kits/candidate/pageServices.ts'
import { useIsHydrated } from '#shared/ui/hooks/useIsHydrated.ts'
import { Consent } from './Consent.tsx'
import { UanFlow } from './UanFlow.tsx'

/** A link without a job is reported after hydration, because prerendering knows no link. */
export function UanJob() {
  const { entry } = usePageServices()
  const isHydrated = useIsHydrated()
  const jobId = new URLSearchParams(entry.search).get('id')?.trim() ?? ''
  if (jobId === '' && !isHydrated)
    return (
      <Consent connection={{ kind: 'connecting' }} candidate={null} dispatch={() => undefined} />
    )
  return <UanFlow key={jobId} jobId={jobId} />
}
