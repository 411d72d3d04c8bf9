import type { CurrentUser } from '#shared/session/currentUser.ts'
import { AdminMenu } from './AdminMenu.tsx'
import { Brand } from './Brand.tsx'
import { JobsSlot } from './JobsSlot.tsx'
import { NarrowMenu } from './NarrowMenu.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { SolutionsMenu } from './SolutionsMenu.tsx'
import { SupportLink } from './SupportLink.tsx'
import { TrialPill } from './TrialPill.tsx'

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
