import { WithQueryCache } from '#shared/api/WithQueryCache.tsx'
import { ClientsScreen } from './ClientsScreen.tsx'

/** /admin/client (shell §2, "Client admin"). */
export function ClientsPage() {
  return (
    <WithQueryCache>
      <ClientsScreen />
    </WithQueryCache>
  )
}
