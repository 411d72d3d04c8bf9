import clockHistory from 'bootstrap-icons/icons/clock-history.svg?raw'
import people from 'bootstrap-icons/icons/people.svg?raw'
import personPlus from 'bootstrap-icons/icons/person-plus.svg?raw'
import { useId } from 'react'
import Dropdown from 'react-bootstrap/Dropdown'
import { Link, useLocation } from 'react-router-dom'
import type { availableServices } from '#shared/platform/session/services/permissions.ts'
import { serviceAt } from '#shared/platform/session/services/serviceAt.ts'
import { SERVICE_ICONS } from '#shared/platform/session/services/serviceIcons.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'

type SolutionsGroupsProps = { groups: ReturnType<typeof availableServices> }

export function SolutionsGroups({ groups }: SolutionsGroupsProps) {
  const id = useId()
  return (
    <>
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
      {groups.some(({ group }) => group !== 'KYC') && <DocumentTiles />}
    </>
  )
}

/** Apart from the groups, which list services only (shell §2). */
function DocumentTiles() {
  return (
    <div className="solutions-documents" role="group" aria-label="Across documents">
      <Tile
        to="/applicants/new"
        icon={personPlus}
        name="New applicant"
        line="All documents of one person"
      />
      <Tile
        to="/applicants"
        icon={people}
        name="Applicants"
        line="Results, compared with each other"
      />
      <Tile to="/check" icon={clockHistory} name="History of files" line="How a file was made" />
    </div>
  )
}

type ServiceLinkProps = { service: ServiceKey }

function ServiceLink({ service }: ServiceLinkProps) {
  const { label, description, path, menuPath = path } = SERVICES[service]
  const { pathname } = useLocation()
  return (
    <Tile
      to={menuPath}
      icon={SERVICE_ICONS[service]}
      name={label}
      line={description}
      isCurrent={serviceAt(pathname) === service}
    />
  )
}

type TileProps = { to: string; icon: string; name: string; line: string; isCurrent?: boolean }

function Tile({ to, icon, name, line, isCurrent = false }: TileProps) {
  return (
    <Dropdown.Item
      as={Link}
      to={to}
      className={isCurrent ? 'menu-tile is-here' : 'menu-tile'}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className="ico">
        <Icon of={icon} />
      </span>
      <span className="menu-tile-text">
        <span className="menu-tile-name">{name}</span>
        <span className="menu-tile-line">{line}</span>
      </span>
    </Dropdown.Item>
  )
}
