import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { CurrentUser, ServiceKey } from '#shared/session/currentUser.ts'
import { isTrialDemo, openServices } from '#shared/session/permissions.ts'
import { SERVICE_ICONS } from '#shared/session/serviceIcons.ts'
import { SERVICES } from '#shared/session/services.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Icon } from '#shared/ui/Icon.tsx'

/** A card for each service that the user may open, grouped as in the Solutions menu. */
export function ServiceGroups() {
  const id = useId()
  const user = useAppSelector(selectUser)
  if (user === null) return null
  const groups = openServices(user)
  if (groups.length === 0)
    return (
      <div className="panel">
        <EmptyState
          title="No services yet"
          line="Ask your administrator to add services to your account."
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

/** One service as a card that leads to it; what a trial leaves out says so (D24). */
function ServiceCard({ user, service }: ServiceCardProps) {
  const { label, line, path } = SERVICES[service]
  return (
    <Link to={path} className="panel menu-tile service-card">
      <span className="ico">
        <Icon of={SERVICE_ICONS[service]} />
      </span>
      <span>
        <span className="service-card-name">{label}</span>
        <span className="service-card-line">
          {isTrialDemo(user, service) ? 'Not part of the trial yet' : line}
        </span>
      </span>
    </Link>
  )
}
