import { NavLink } from 'react-router-dom'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { SERVICE_ICONS } from '#shared/session/serviceIcons.ts'
import { SERVICES } from '#shared/session/services.ts'
import { Icon } from '#shared/ui/Icon.tsx'

type ServiceLinkProps = { service: ServiceKey }

/** A service in the Solutions panel: icon, name, one line. The current one is marked. */
export function ServiceLink({ service }: ServiceLinkProps) {
  const { label, line, path } = SERVICES[service]
  return (
    <NavLink to={path} className={({ isActive }) => (isActive ? 'menu-tile is-here' : 'menu-tile')}>
      <span className="ico">
        <Icon of={SERVICE_ICONS[service]} />
      </span>
      <span className="menu-tile-text">
        <span className="menu-tile-name">{label}</span>
        <span className="menu-tile-line">{line}</span>
      </span>
    </NavLink>
  )
}
