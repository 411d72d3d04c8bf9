import { WithQueryCache } from '#shared/api/WithQueryCache.tsx'
import { Stages } from './Stages.tsx'

/** /companychecks/uploadfile (kyc §2). */
export function CompanyChecksPage() {
  return (
    <WithQueryCache>
      <Stages />
    </WithQueryCache>
  )
}
