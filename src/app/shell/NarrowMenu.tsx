import { Suspense } from 'react'
import list from 'bootstrap-icons/icons/list.svg?raw'
import { useOpenOnPage } from '#shared/navigation/useOpenOnPage.ts'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { LostDialog } from '#shared/ui/LostDialog.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'

const MenuSheet = lazyPart(async () => (await import('./MenuSheet.tsx')).MenuSheet, {
  what: 'The menu',
  Lost: LostDialog,
})

type NarrowMenuProps = { user: CurrentUser }

/** The menu button of a narrow bar; a change of page closes what it opened. */
export function NarrowMenu({ user }: NarrowMenuProps) {
  const [isOpen, setOpen] = useOpenOnPage()
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
          <MenuSheet user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
