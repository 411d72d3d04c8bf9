import { WithQueryCache } from '#shared/api/WithQueryCache.tsx'
import { Dashboard } from './Dashboard.tsx'

/** /dav/uploadfile (kyc §2). */
export function DavPage() {
  return (
    <WithQueryCache>
      <Dashboard />
    </WithQueryCache>
  )
}
