import { Link } from 'react-router-dom'
import lock from 'bootstrap-icons/icons/lock.svg?raw'
import { SERVICES } from '#shared/session/services.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { useCurrentRoute } from '../currentRoute.ts'

/** A service that the account does not hold (shell §6): menus leave it out, an address may still ask for it. */
export function NotYoursPage() {
  const { route, service } = useCurrentRoute()
  const title = service === undefined ? route.title : SERVICES[service].label
  return (
    <div className="page">
      <PageHead title={title} />
      <div className="panel">
        <EmptyState
          icon={lock}
          title={`${title} is not part of your account`}
          line="Ask your administrator to add it. Your own services are on the next page."
        >
          <Link className="btn btn-primary" to="/menupage">
            See my services
          </Link>
        </EmptyState>
      </div>
    </div>
  )
}
