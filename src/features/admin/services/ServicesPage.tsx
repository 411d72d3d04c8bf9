import { WithQueryCache } from '#shared/api/WithQueryCache.tsx'
import { ServicesScreen } from './ServicesScreen.tsx'

/**
 * /admin/service (shell §2, "Service admin"). Its route lets ProductAdmin alone in, so that the page always presents
 * itself as ProductAdmin (shell §6) and asks nobody's role.
 */
export function ServicesPage() {
  return (
    <WithQueryCache>
      <ServicesScreen />
    </WithQueryCache>
  )
}
