import { useId } from 'react'
import { Link } from 'react-router-dom'
import { openServices } from '#shared/session/permissions.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { SERVICE_ICONS } from '#shared/session/serviceIcons.ts'
import { SERVICES } from '#shared/session/services.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import './home.css'

/** /menupage (D17): a card for each service that the user may open, grouped as in the Solutions menu. */
export function MenuPage() {
  const id = useId()
  const user = useAppSelector(selectUser)
  const groups = user === null ? [] : openServices(user)
  return (
    <div className="page">
      <PageHead title="Services" line="Everything your account can open." />
      {groups.length === 0 && (
        <div className="panel">
          <EmptyState
            title="No services yet"
            line="Ask your administrator to add services to your account."
          />
        </div>
      )}
      {groups.map(({ group, services }, index) => (
        <section key={group} className="service-group" aria-labelledby={`${id}${index}`}>
          <h2 id={`${id}${index}`}>{group}</h2>
          <ul className="service-cards">
            {services.map((service) => (
              <li key={service}>
                <ServiceCard service={service} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type ServiceCardProps = { service: ServiceKey }

/** One service as a card that leads to it. */
function ServiceCard({ service }: ServiceCardProps) {
  const { label, line, path } = SERVICES[service]
  return (
    <Link to={path} className="panel menu-tile service-card">
      <span className="ico">
        <Icon of={SERVICE_ICONS[service]} />
      </span>
      <span>
        <span className="service-card-name">{label}</span>
        <span className="service-card-line">{line}</span>
      </span>
    </Link>
  )
}
