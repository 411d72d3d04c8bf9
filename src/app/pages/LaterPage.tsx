import { Link } from 'react-router-dom'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { SERVICES } from '#shared/session/services.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { useCurrentRoute } from '../currentRoute.ts'

/** Stands at the addresses of services that a later release brings, with a way back. */
export function LaterPage() {
  const { route, service } = useCurrentRoute()
  const user = useAppSelector(selectUser)
  const title =
    service === undefined || route.service !== 'inAddress' ? route.title : SERVICES[service].label
  return (
    <div className="page">
      <PageHead title={title} />
      <div className="panel">
        <EmptyState
          icon={hourglass}
          title={`${title} is not part of this release yet`}
          line={
            user === null
              ? 'Please ask the person who sent you the link when it opens.'
              : 'Its place in the menu is kept, and it appears here with a later release.'
          }
        >
          {user !== null && (
            <Link className="btn btn-primary" to="/home">
              Back to home
            </Link>
          )}
        </EmptyState>
      </div>
    </div>
  )
}
