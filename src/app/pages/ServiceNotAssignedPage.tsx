import lock from 'bootstrap-icons/icons/lock.svg?raw'
import { Link } from 'react-router-dom'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { useCurrentRoute } from '../currentRoute.ts'

/** Menus omit the service, but a URL may name it (shell §6). */
export function ServiceNotAssignedPage() {
  const { route, service } = useCurrentRoute()
  const title = service === undefined ? route.title : SERVICES[service].label
  return (
    <div className="page">
      <PageHeader title={title} />
      <div className="panel">
        <EmptyState
          icon={lock}
          title={`${title} is not part of your account`}
          description="Ask your administrator to add it, or go to the services that you have."
        >
          <Link className="btn btn-primary" to="/menupage">
            See my services
          </Link>
        </EmptyState>
      </div>
    </div>
  )
}
