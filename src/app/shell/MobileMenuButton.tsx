import { Suspense } from 'react'
import list from 'bootstrap-icons/icons/list.svg?raw'
import { useOpenUntilNavigation } from '#shared/platform/navigation/useOpenUntilNavigation.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { LoadErrorDialog } from '#shared/ui/loading/LoadErrorDialog.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'

const MobileMenuDrawer = lazyWithRetry(
  async () => (await import('./MobileMenuDrawer.tsx')).MobileMenuDrawer,
  {
    label: 'The menu',
    LoadError: LoadErrorDialog,
  },
)

type MobileMenuButtonProps = { user: CurrentUser }

/** The menu button of the narrow bar; a change of page closes the drawer. */
export function MobileMenuButton({ user }: MobileMenuButtonProps) {
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
