import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import list from 'bootstrap-icons/icons/list.svg?raw'
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
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  return (
    <>
      <button
        type="button"
        className="bar-item bar-menu-button only-narrow"
        aria-expanded={isOpen}
        aria-label="Menu"
        onClick={() => setOpenAt(key)}
      >
        <Icon of={list} className="lg" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <MenuSheet user={user} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  )
}
