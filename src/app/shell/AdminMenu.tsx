import Dropdown from 'react-bootstrap/Dropdown'
import { NavLink } from 'react-router-dom'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { BarMenu } from '#shared/ui/BarMenu.tsx'
import { adminLinks } from './adminLinks.ts'

type AdminMenuProps = { user: CurrentUser }

export function AdminMenu({ user }: AdminMenuProps) {
  const links = adminLinks(user)
  if (links.length === 0) return null
  return (
    <BarMenu label="Admin" className="only-wide" panelClassName="menu-list">
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Dropdown.Item as={NavLink} to={path} className="menu-row">
              {label}
            </Dropdown.Item>
          </li>
        ))}
      </ul>
    </BarMenu>
  )
}
