import { Link } from 'react-router-dom'
import { Suspense } from 'react'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { BrandMark } from '#shared/ui/BrandMark.tsx'
import { env } from '#shared/config/env.ts'
import { openServices } from '#shared/session/permissions.ts'
import { BarMenu, lazyPanel } from '#shared/ui/BarMenu.tsx'
import { LostLine } from '#shared/ui/LostLine.tsx'
import { Nothing } from '#shared/ui/Nothing.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { NarrowMenu } from './NarrowMenu.tsx'
import type { UserPanelProps } from './barPanels.tsx'
import { SupportLink } from './SupportLink.tsx'
import { TrialPill } from './TrialPill.tsx'
import { adminLinks } from './adminLinks.ts'

const JobsTray = lazyPart(
  async () => (await import('#shared/analyzer/jobs/JobsTray.tsx')).JobsTray,
  { what: 'Jobs', Lost: LostLine },
)

const SolutionsPanel = lazyPanel<UserPanelProps>(
  async () => (await import('./barPanels.tsx')).SolutionsPanel,
)
const AdminPanel = lazyPanel<UserPanelProps>(
  async () => (await import('./barPanels.tsx')).AdminPanel,
)
const ProfilePanel = lazyPanel<UserPanelProps>(
  async () => (await import('./barPanels.tsx')).ProfilePanel,
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

function SolutionsMenu({ user }: AppBarProps) {
  if (openServices(user).length === 0) return null
  return (
    <BarMenu label="Solutions" className="only-wide">
      {(panel) => <SolutionsPanel {...panel} user={user} />}
    </BarMenu>
  )
}

function AdminMenu({ user }: AppBarProps) {
  if (adminLinks(user).length === 0) return null
  return (
    <BarMenu label="Admin" className="only-wide">
      {(panel) => <AdminPanel {...panel} user={user} />}
    </BarMenu>
  )
}

function ProfileMenu({ user }: AppBarProps) {
  return (
    <BarMenu
      label={
        <>
          <span className="avatar" aria-hidden>
            {user.initials}
          </span>
          <span className="profile-name">{user.username}</span>
        </>
      }
      className="profile-menu"
    >
      {(panel) => <ProfilePanel {...panel} user={user} />}
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
