import { Link } from 'react-router-dom'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { SERVICE_ICONS } from '#shared/session/serviceIcons.ts'
import { SERVICES } from '#shared/session/services.ts'
import { Icon } from '#shared/ui/Icon.tsx'

type ServiceCardProps = { service: ServiceKey }

/** One service as a card that leads to it. */
export function ServiceCard({ service }: ServiceCardProps) {
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
