import { useId } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { Link, matchPath, useLocation } from 'react-router-dom'
import type { availableServices } from '#shared/platform/session/permissions.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { SERVICE_ICONS } from '#shared/platform/session/serviceIcons.ts'
import { SERVICES } from '#shared/platform/session/services.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'

type SolutionsGroupsProps = { groups: ReturnType<typeof availableServices> }

export function SolutionsGroups({ groups }: SolutionsGroupsProps) {
  const id = useId()
  return (
    <div className="solutions-groups">
      {groups.map(({ group, services }, index) => (
        <section key={group} aria-labelledby={`${id}${index}`}>
          <h2 className="eyebrow" id={`${id}${index}`}>
            {group}
          </h2>
          <ul>
            {services.map((service) => (
              <li key={service}>
                <ServiceLink service={service} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type ServiceLinkProps = { service: ServiceKey }

function ServiceLink({ service }: ServiceLinkProps) {
  const { label, description, path, menuPath = path } = SERVICES[service]
  const { pathname } = useLocation()
  const isCurrent = [path, menuPath].some(
    (candidatePath) => matchPath(candidatePath, pathname) !== null,
  )
  return (
    <Dropdown.Item
      as={Link}
      to={menuPath}
      className={isCurrent ? 'menu-tile is-here' : 'menu-tile'}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className="ico">
        <Icon of={SERVICE_ICONS[service]} />
      </span>
      <span className="menu-tile-text">
        <span className="menu-tile-name">{label}</span>
        <span className="menu-tile-line">{description}</span>
      </span>
    </Dropdown.Item>
  )
}
