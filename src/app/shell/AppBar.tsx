import { Link, NavLink } from 'react-router-dom'
import Dropdown from 'react-bootstrap/Dropdown'
import { Suspense } from 'react'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { BrandMark } from '#shared/ui/BrandMark.tsx'
import { env } from '#shared/config/env.ts'
import { openServices } from '#shared/session/permissions.ts'
import { supportMailto } from '#shared/errors/supportMail.ts'
import { BarMenu } from '#shared/ui/BarMenu.tsx'
import { LostLine } from '#shared/ui/LostLine.tsx'
import { Nothing } from '#shared/ui/Nothing.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { NarrowMenu } from './NarrowMenu.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { SupportLink } from './SupportLink.tsx'
import { TrialPill } from './TrialPill.tsx'
import { SolutionsGroups } from './SolutionsGroups.tsx'
import { adminLinks } from './adminLinks.ts'

const JobsTray = lazyPart(
  async () => (await import('#shared/analyzer/jobs/JobsTray.tsx')).JobsTray,
  { what: 'Jobs', Lost: LostLine },
)

type AppBarProps = { user: CurrentUser }

/** The bar over every signed-in page (look 02, 06b). Narrow: menu, brand, Jobs, avatar. */
export function AppBar({ user }: AppBarProps) {
  return (
    <header className="app-bar">
      <NarrowMenu user={user} />
      <Brand />
      <nav className="bar-nav only-wide" aria-label="Main">
        <SolutionsMenu user={user} />
        <AdminMenu user={user} />
      </nav>
      <div className="bar-end push">
        <span className="only-wide">
          <TrialPill />
        </span>
        <JobsSlot />
        <SupportLink className="bar-item only-wide" />
        <span className="bar-rule only-wide" />
        <ProfileMenu user={user} />
      </div>
    </header>
  )
}

/** The product's mark in the bar; leads home. */
function Brand() {
  return (
    <Link to="/home" className="brand-link">
      <BrandMark name={env().VITE_PRODUCT_NAME} />
    </Link>
  )
}

/** The Solutions panel: the groups and services that the user may open, and no others (shell §2). */
function SolutionsMenu({ user }: AppBarProps) {
  const groups = openServices(user)
  if (groups.length === 0) return null
  return (
    <BarMenu label="Solutions" className="only-wide" panelClassName="solutions">
      <SolutionsGroups groups={groups} />
      <p className="solutions-foot">
        You see the services of your account. Something missing?{' '}
        <a href={supportMailto({ about: 'Service missing in the menu' })}>Write to support</a>
      </p>
    </BarMenu>
  )
}

function AdminMenu({ user }: AppBarProps) {
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

/** The jobs tray; if its code does not come, the rest of the bar stands. */
function JobsSlot() {
  return (
    <ErrorBoundary Fallback={Nothing}>
      <Suspense fallback={null}>
        <JobsTray />
      </Suspense>
    </ErrorBoundary>
  )
}
