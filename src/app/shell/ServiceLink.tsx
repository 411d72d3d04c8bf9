import Dropdown from 'react-bootstrap/Dropdown'
import { Link, matchPath, useLocation } from 'react-router-dom'
import type { ServiceKey } from '#shared/session/currentUser.ts'
import { SERVICE_ICONS } from '#shared/session/serviceIcons.ts'
import { SERVICES } from '#shared/session/services.ts'
import { Icon } from '#shared/ui/Icon.tsx'

type ServiceLinkProps = { service: ServiceKey }

/** A service in the Solutions panel: icon, name, one line. The current one is marked, in either spelling of its address. */
export function ServiceLink({ service }: ServiceLinkProps) {
  const { label, line, path, menuPath = path } = SERVICES[service]
  const { pathname } = useLocation()
  const isHere = [path, menuPath].some((address) => matchPath(address, pathname) !== null)
  return (
    <Dropdown.Item
      as={Link}
      to={menuPath}
      className={isHere ? 'menu-tile is-here' : 'menu-tile'}
      aria-current={isHere ? 'page' : undefined}
    >
      <span className="ico">
        <Icon of={SERVICE_ICONS[service]} />
      </span>
      <span className="menu-tile-text">
        <span className="menu-tile-name">{label}</span>
        <span className="menu-tile-line">{line}</span>
      </span>
    </Dropdown.Item>
  )
}
