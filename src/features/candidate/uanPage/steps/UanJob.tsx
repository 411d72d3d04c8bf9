import { useSearchParams } from 'react-router-dom'
import { useIsHydrated } from '#shared/ui/hooks/useIsHydrated.ts'
import { Consent } from './Consent.tsx'
import { UanFlow } from './UanFlow.tsx'

/** The steps of the link's job. A link without a job is told so after hydration: the prerendered page knows no link. */
export function UanJob() {
  const [query] = useSearchParams()
  const isHydrated = useIsHydrated()
  const jobId = query.get('id')?.trim() ?? ''
  if (jobId === '' && !isHydrated)
    return (
      <Consent connection={{ kind: 'connecting' }} candidate={null} dispatch={() => undefined} />
    )
  return <UanFlow key={jobId} jobId={jobId} />
}
