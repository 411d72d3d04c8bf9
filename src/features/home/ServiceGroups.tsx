import { useId } from 'react'
import { Link } from 'react-router-dom'
import { isTrialDemo, availableServices } from '#shared/platform/session/services/permissions.ts'
import { SERVICE_ICONS } from '#shared/platform/session/services/serviceIcons.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import type { CurrentUser, ServiceKey } from '#shared/platform/store/currentUser.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'

export function ServiceGroups() {
  const id = useId()
  const user = useAppSelector(selectUser)
  if (user === null) return null
  const groups = availableServices(user)
  if (groups.length === 0)
    return (
      <div className="panel">
        <EmptyState
          title="No services yet"
          description="Ask your administrator to add services to your account."
        />
      </div>
    )
  return groups.map(({ group, services }, index) => (
    <section key={group} className="service-group" aria-labelledby={`${id}${index}`}>
      <h2 id={`${id}${index}`}>{group}</h2>
      <ul className="service-cards">
        {services.map((service) => (
          <li key={service}>
            <ServiceCard user={user} service={service} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

type ServiceCardProps = { user: CurrentUser; service: ServiceKey }

/** D24: a service that the trial excludes says so. */
function ServiceCard({ user, service }: ServiceCardProps) {
  const { label, description, path } = SERVICES[service]
  return (
    <Link to={path} className="panel menu-tile service-card">
      <span className="ico">
        <Icon of={SERVICE_ICONS[service]} />
      </span>
      <span>
        <span className="service-card-name">{label}</span>
        <span className="service-card-line">
          {isTrialDemo(user, service) ? 'Not part of the trial yet' : description}
        </span>
      </span>
    </Link>
  )
}
