import { NavLink } from 'react-router-dom'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { adminLinks } from './adminLinks.ts'
import { BarMenu } from './BarMenu.tsx'

type AdminMenuProps = { user: CurrentUser }

export function AdminMenu({ user }: AdminMenuProps) {
  const links = adminLinks(user)
  if (links.length === 0) return null
  return (
    <BarMenu label="Admin" className="only-wide" panelLabel="Admin" panelClassName="menu-list">
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path} className="menu-row">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </BarMenu>
  )
}
