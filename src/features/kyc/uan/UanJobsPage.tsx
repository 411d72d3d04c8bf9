import { WithQueryCache } from '#shared/api/WithQueryCache.tsx'
import { Stages } from './Stages.tsx'

/** /uan (kyc §2). */
export function UanJobsPage() {
  return (
    <WithQueryCache>
      <Stages />
    </WithQueryCache>
  )
}
