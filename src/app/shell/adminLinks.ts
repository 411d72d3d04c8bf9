import type { CurrentUser } from '#shared/session/currentUser.ts'
import { isAdmin, isProductAdmin } from '#shared/session/permissions.ts'

type AdminLink = { label: string; path: string; mayOpen: (user: CurrentUser) => boolean }

const ADMIN_LINKS: readonly AdminLink[] = [
  { label: 'Client Management', path: '/admin/client', mayOpen: isProductAdmin },
  { label: 'Service Management', path: '/admin/service', mayOpen: isProductAdmin },
  { label: 'User Management', path: '/admin/user', mayOpen: isAdmin },
]

/** The Admin menu of this user (shell §2); empty for a User. */
export function adminLinks(user: CurrentUser): readonly AdminLink[] {
  return ADMIN_LINKS.filter(({ mayOpen }) => mayOpen(user))
}
