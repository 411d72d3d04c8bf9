import list from 'bootstrap-icons/icons/list.svg?raw'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { env } from '#shared/platform/config/env.ts'
import { useOpenUntilNavigation } from '#shared/platform/navigation/useOpenUntilNavigation.ts'
import { availableServices } from '#shared/platform/session/services/permissions.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import { AppBarMenu, lazyMenuPanel } from '#shared/ui/appBar/AppBarMenu.tsx'
import { BrandMark } from '#shared/ui/components/BrandMark.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { InlineLoadError } from '#shared/ui/loading/InlineLoadError.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { LoadErrorDialog } from '#shared/ui/loading/LoadErrorDialog.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { adminLinks } from './adminLinks.ts'
import type { UserPanelProps } from './appBarPanels.tsx'
import { SupportLink } from './SupportLink.tsx'
import { TrialBadge } from './TrialBadge.tsx'

const MobileMenuDrawer = lazyWithRetry(
  async () => (await import('./MobileMenuDrawer.tsx')).MobileMenuDrawer,
  {
    label: 'The menu',
    LoadError: LoadErrorDialog,
  },
)

type MobileMenuButtonProps = { user: CurrentUser }

function MobileMenuButton({ user }: MobileMenuButtonProps) {
  const [isOpen, setOpen] = useOpenUntilNavigation()
  return (
    <>
      <button
        type="button"
        className="bar-item bar-menu-button only-narrow"
        aria-expanded={isOpen}
        aria-label="Menu"
        onClick={() => setOpen(true)}
      >
        <Icon of={list} className="lg" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MobileMenuDrawer user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const JobsTray = lazyWithRetry(
  async () => (await import('#shared/kits/analyzer/jobs/menu/JobsMenu.tsx')).JobsMenu,
  { label: 'Jobs', LoadError: InlineLoadError },
)

const SolutionsPanel = lazyMenuPanel<UserPanelProps>(
  async () => (await import('./appBarPanels.tsx')).SolutionsPanel,
)
const AdminPanel = lazyMenuPanel<UserPanelProps>(
  async () => (await import('./appBarPanels.tsx')).AdminPanel,
)
const ProfilePanel = lazyMenuPanel<UserPanelProps>(
  async () => (await import('./appBarPanels.tsx')).ProfilePanel,
)

type AppBarProps = { user: CurrentUser }

/** The bar over every signed-in page (look 02, 06b). Narrow: menu, brand, Jobs, avatar. */
export function AppBar({ user }: AppBarProps) {
  return (
    <header className="app-bar">
      <MobileMenuButton user={user} />
      <Brand />
      <nav className="bar-nav only-wide" aria-label="Main">
        <SolutionsMenu user={user} />
        <AdminMenu user={user} />
      </nav>
      <div className="bar-end push">
        <span className="only-wide">
          <TrialBadge />
        </span>
        <JobsSlot />
        <SupportLink className="bar-item only-wide" />
        <span className="bar-rule only-wide" />
        <ProfileMenu user={user} />
      </div>
    </header>
  )
}

function Brand() {
  return (
    <Link to="/home" className="brand-link">
      <BrandMark name={env().VITE_PRODUCT_NAME} />
    </Link>
  )
}

function SolutionsMenu({ user }: AppBarProps) {
  if (availableServices(user).length === 0) return null
  return (
    <AppBarMenu label="Solutions" className="only-wide">
      {(panel) => <SolutionsPanel {...panel} user={user} />}
    </AppBarMenu>
  )
}

function AdminMenu({ user }: AppBarProps) {
  if (adminLinks(user).length === 0) return null
  return (
    <AppBarMenu label="Admin" className="only-wide">
      {(panel) => <AdminPanel {...panel} user={user} />}
    </AppBarMenu>
  )
}

function ProfileMenu({ user }: AppBarProps) {
  return (
    <AppBarMenu
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
    </AppBarMenu>
  )
}

/** If the code of the jobs tray fails to load, the rest of the bar still works. */
function JobsSlot() {
  return (
    <ErrorBoundary Fallback={RenderNothing}>
      <Suspense fallback={null}>
        <JobsTray />
      </Suspense>
    </ErrorBoundary>
  )
}
